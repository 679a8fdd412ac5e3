"""Settings, from the environment and from `.env`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

Level = Annotated[
    Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"],
    BeforeValidator(lambda given: str(given).upper()),
]


class Settings(BaseSettings):
    """Everything a host can set; without a token the sandbox runs."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr | None = None
    database_url: str = "sqlite+aiosqlite:///switchboard.sqlite3"
    log_level: Level = Field(default="INFO", description="DEBUG, INFO, WARNING, ERROR or CRITICAL")
    sandbox_port: int = Field(default=8080, ge=0, le=65535, description="a whole number from 0 to 65535")
    sandbox_database: Path = Path("sandbox.sqlite3")
    lobby_hours: int = Field(default=48, ge=1, le=24 * 14, description="a whole number from 1 to 336")
    content_dir: Path | None = None
    """A copy of the folder data to play with instead of our own."""
    discord_api_base: str | None = None
    """Another address of Discord's API, for tests."""
    discord_gateway_url: str | None = None
    """Another address of Discord's gateway, for tests."""


class Unfit(Exception):
    """Settings that cannot be used, with a sentence for each."""

    def __init__(self, *faults: str) -> None:
        super().__init__(" ".join(faults))
        self.faults = faults


def read_settings() -> Settings:
    """The settings of this process; raises Unfit."""
    try:
        return Settings()
    except ValidationError as error:
        raise Unfit(*(_fault(str(each["loc"][0]), each["input"]) for each in error.errors())) from None
    except UnicodeDecodeError:
        raise Unfit(".env is not text in UTF-8; write it again from .env.example.") from None
    except OSError as error:
        raise Unfit(f".env cannot be read: {error.strerror}.") from None


def _fault(name: str, given: Any) -> str:
    """What is wrong with a setting; those without a description take any text, and may be secret."""
    field, variable = Settings.model_fields[name], name.upper()
    if field.description is None:
        return f"{variable} cannot be read."
    return (
        f"{variable} is “{given}”, but must be {field.description}, for example {variable}={field.default}."
    )
