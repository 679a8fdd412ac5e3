"""Settings, from the environment and from `.env`."""

from pathlib import Path

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Everything a host can set; without a token the sandbox runs."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr | None = None
    database_url: str = "sqlite+aiosqlite:///switchboard.sqlite3"
    log_level: str = "INFO"
    sandbox_port: int = Field(default=8080, ge=0, le=65535)
    sandbox_database: Path = Path("sandbox.sqlite3")
    lobby_hours: int = Field(default=48, ge=1, le=24 * 14)
    content_dir: Path | None = None
    """A copy of the folder data to play with instead of our own."""
    discord_api_base: str | None = None
    """Another address of Discord's API, for tests."""
    discord_gateway_url: str | None = None
    """Another address of Discord's gateway, for tests."""
