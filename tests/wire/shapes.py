"""What SimCord leaves out of its payloads and Discord does not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Json = dict[str, Any]

USER = {
    "primary_guild": None,
    "collectibles": None,
    "avatar_decoration_data": None,
    "banner": None,
    "accent_color": None,
}
MEMBER = {"banner": None, "avatar_decoration_data": None, "collectibles": None}
APPLICATION = {
    "type": None,
    "flags_new": "0",
    "redirect_uris": [],
    "interactions_endpoint_url": None,
    "role_connections_verification_url": None,
    "approximate_guild_count": 1,
    "approximate_user_install_count": 0,
    "approximate_user_authorization_count": 0,
    "explicit_content_filter": 0,
    "eligible_oauth2_scopes": [],
}
# Fields by which a payload is known, and what it is completed with.
MISSING: tuple[tuple[frozenset[str], Json], ...] = (
    (frozenset({"username", "discriminator"}), USER),
    (frozenset({"joined_at", "roles", "nick"}), MEMBER),
    (frozenset({"verify_key", "bot_public"}), APPLICATION),
    (frozenset({"application_id", "description", "options", "dm_permission"}), {"version": "1"}),
    (frozenset({"recipients", "last_message_id"}), {"flags": 0}),
    (frozenset({"proxy_url", "attachment_id"}), {"id": "1"}),
    (frozenset({"media"}), {"description": None, "spoiler": False}),
    (frozenset({"permission_overwrites", "position"}), {"flags": 0}),
)

# Fields that SimCord sends as null and Discord leaves out.
LEFT_OUT = frozenset({"nonce", "response_message_id", "integration_types"})


def polished(value: Any, origins: Mapping[str, Json]) -> Any:
    """The payload, completed at every level; `origins` say by id what an interaction came from."""
    if isinstance(value, list | tuple):
        return [polished(item, origins) for item in value]
    if not isinstance(value, dict):
        return value
    full = {k: polished(v, origins) for k, v in value.items() if v is not None or k not in LEFT_OUT}
    if "authorizing_integration_owners" in full and "token" not in full:
        return polished(origins.get(full["id"], {}), origins) | full
    if "filename" in full and full.get("description", "") is None:
        del full["description"]
    emoji = full.get("emoji")
    if isinstance(emoji, dict) and emoji.get("id", "") is None and "count" not in full:
        full["emoji"] = {"name": emoji["name"]}
    for marks, missing in MISSING:
        if marks <= full.keys():
            return missing | full
    return full
