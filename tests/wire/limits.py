"""Discord's rules for requests that its OpenAPI document does not state."""

from __future__ import annotations

import io
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]

COMMANDS_PER_TYPE = {1: 100, 2: 15, 3: 15}
COMMAND_CHARACTERS = 8000
FILES = 10
SUBCOMMAND, GROUP = 1, 2
NESTABLE: dict[int | None, tuple[int, ...]] = {None: (SUBCOMMAND, GROUP), GROUP: (SUBCOMMAND,)}
LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)


@dataclass
class Upload:
    """One file of a multipart request."""

    filename: str
    data: bytes
    description: str | None = None

    @property
    def fp(self) -> io.BytesIO:
        return io.BytesIO(self.data)


def request_problems(
    method: str, path: str, body: Any, files: Sequence[Upload], size_limit: int
) -> Iterator[str]:
    """Everything wrong with one request that the document cannot say."""
    if path.startswith("/applications/") and path.endswith("/commands") and method in {"PUT", "POST"}:
        yield from command_problems(body if isinstance(body, list) else [body])
    yield from file_problems(files, size_limit)
    if isinstance(body, dict):
        data = body.get("data")
        yield from message_problems(method, data if isinstance(data, dict) else body, files)


def command_problems(commands: Sequence[Json]) -> Iterator[str]:
    """A whole set of commands, as it is registered."""
    for kind, count in Counter(c.get("type", 1) for c in commands).items():
        if count > COMMANDS_PER_TYPE.get(kind, count):
            yield f"{count} commands of type {kind}; Discord takes {COMMANDS_PER_TYPE[kind]}"
    yield from duplicates("command", [(c.get("type", 1), c.get("name")) for c in commands])
    for command in commands:
        if (size := command_size(command)) > COMMAND_CHARACTERS:
            yield f"/{command.get('name')}: {size} characters; Discord takes {COMMAND_CHARACTERS}"
        if command.get("type", 1) == 1:
            yield from option_problems(command, f"/{command.get('name')}", NESTABLE[None])
        else:
            yield from localization_problems(command, f"{command.get('name')}")


def option_problems(node: Json, where: str, nestable: Collection[int]) -> Iterator[str]:
    """One command, subcommand or option, and what is under it."""
    yield from name_problems(node, where)
    if not node.get("description"):
        yield f"{where}: the description is empty"
    yield from localization_problems(node, where)
    yield from choice_problems(node, where)
    options = node.get("options") or []
    yield from duplicates(f"{where}: option", [o.get("name") for o in options])
    yield from order_problems(options, where, nestable)
    for option in options:
        yield from option_problems(
            option, f"{where} {option.get('name')}", NESTABLE.get(option.get("type"), ())
        )


def name_problems(node: Json, where: str) -> Iterator[str]:
    """Names are letters, digits, `-`, `_` and `'`, lower-case where there is a lower case."""
    for name in [node.get("name") or "", *(node.get("name_localizations") or {}).values()]:
        if not 1 <= len(name) <= 32 or not all(map(nameable, name)):
            yield f"{where}: {name!r} is not a possible name"
        if name != name.lower():
            yield f"{where}: {name!r} must be lower-case"


def nameable(letter: str) -> bool:
    """Whether `[-_'\\p{L}\\p{N}\\p{sc=Deva}\\p{sc=Thai}]` holds this letter."""
    script = unicodedata.name(letter, "").split(" ")[0]
    return letter in "-_'" or unicodedata.category(letter)[0] in "LN" or script in {"DEVANAGARI", "THAI"}


def choice_problems(node: Json, where: str) -> Iterator[str]:
    """Choices and autocomplete exclude each other; choices are distinct."""
    choices = node.get("choices") or []
    if choices and node.get("autocomplete"):
        yield f"{where}: choices and autocomplete together"
    yield from duplicates(f"{where}: choice", [c.get("name") for c in choices])


def order_problems(options: Sequence[Json], where: str, nestable: Collection[int]) -> Iterator[str]:
    """Required options come first; subcommands do not mix with options, nor nest deeper than one group."""
    required = [bool(o.get("required")) for o in options if o.get("type") not in {SUBCOMMAND, GROUP}]
    if required != sorted(required, reverse=True):
        yield f"{where}: a required option follows an optional one"
    if required and len(required) != len(options):
        yield f"{where}: subcommands and options together"
    nested = {o.get("type") for o in options} & {SUBCOMMAND, GROUP}
    if not nested <= set(nestable):
        yield f"{where}: subcommands nested too deep"


def localization_problems(node: Json, where: str) -> Iterator[str]:
    """Only Discord's own locales."""
    for key in ("name_localizations", "description_localizations"):
        for locale in sorted(set(node.get(key) or {}) - LOCALES):
            yield f"{where}: unknown locale {locale!r}"


def command_size(node: Json) -> int:
    """Names, descriptions and choice values; of localizations the longest counts."""
    size = sum(
        max(map(len, [node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values()]))
        for key in ("name", "description")
    )
    size += len(node["value"]) if isinstance(node.get("value"), str) else 0
    return size + sum(map(command_size, [*(node.get("options") or []), *(node.get("choices") or [])]))


def duplicates(what: str, names: Sequence[object]) -> Iterator[str]:
    """Names used twice."""
    for name, count in Counter(map(str, names)).items():
        if count > 1:
            yield f"{what} {name} stands {count} times"


def file_problems(files: Sequence[Upload], size_limit: int) -> Iterator[str]:
    """Ten files at most, none over the limit."""
    if len(files) > FILES:
        yield f"{len(files)} files; Discord takes {FILES}"
    for file in files:
        if len(file.data) > size_limit:
            yield f"{file.filename}: {len(file.data)} bytes; the limit here is {size_limit}"


def message_problems(method: str, message: Json, files: Sequence[Upload]) -> Iterator[str]:
    """Attachments and the pictures of embeds name files that are sent along; SimCord judges the rest."""
    yield from duplicates("attachment id", [a.get("id") for a in message.get("attachments") or []])
    names = {file.filename for file in files}
    if method == "PATCH" or message.get("attachments") is None:
        names |= {str(a.get("filename")) for a in message.get("attachments") or []}
    for embed in message.get("embeds") or []:
        for key in ("image", "thumbnail"):
            url = (embed.get(key) or {}).get("url") or ""
            if method != "PATCH" and url.startswith("attachment://") and url[13:] not in names:
                yield f"embed {key}: no file {url[13:]!r} is sent along"
