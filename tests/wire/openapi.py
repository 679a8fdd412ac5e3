"""Discord's official OpenAPI document as a judge of requests and of our own answers."""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, relevance
from referencing import Registry
from referencing.jsonschema import DRAFT202012

ROOT = Path(__file__).resolve().parents[2]
PLAIN, TOLERANT, STRICT = "urn:discord", "urn:discord-tolerant", "urn:discord-strict"
# discord.py sends these to production, where they are accepted; the document does not know them.
UNLISTED = {
    "ApplicationCommandCreateRequest": "nsfw",
    "ApplicationCommandUpdateRequest": "nsfw",
    "RichEmbed": "flags",
    "MessageEditRequestPartial": "tts",
    "IncomingWebhookUpdateRequestPartial": "tts",
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": "tts",
}

Json = dict[str, Any]


def document_path() -> Path:
    """Where the document is looked for: DISCORD_OPENAPI, or beside the project."""
    return Path(os.environ.get("DISCORD_OPENAPI") or ROOT.parent / "shared" / "discord" / "openapi.json")


def load() -> Spec | None:
    """The judge, or None where the document is absent."""
    path = document_path()
    return Spec(json.loads(path.read_text("utf-8"))) if path.is_file() else None


class Operation:
    """One method of one path of the document."""

    def __init__(self, template: str, method: str, path_item: Json) -> None:
        self.template, self.method = template, method
        self.definition: Json = path_item[method]
        shared = path_item.get("parameters", [])
        self.parameters: list[Json] = [*shared, *self.definition.get("parameters", [])]
        self.pointer = "/".join(["#/paths", template.replace("~", "~0").replace("/", "~1"), method])

    @property
    def body_pointer(self) -> str | None:
        """Where the JSON body's schema is; multipart requests carry the same one in payload_json."""
        if "application/json" not in self.definition.get("requestBody", {}).get("content", {}):
            return None
        return f"{self.pointer}/requestBody/content/application~1json/schema"

    def success(self, empty: bool) -> int:
        """The documented status of a success with or without a body."""
        for status, response in self.definition["responses"].items():
            if status.startswith("2") and ("content" not in response) is empty:
                return int(status)
        return 204 if empty else 200


class Spec:
    """Finds operations and says what is wrong with a request or an answer."""

    def __init__(self, document: Json) -> None:
        self.document = document
        self._validators: dict[str, Draft202012Validator] = {}

    @cached_property
    def _registry(self) -> Registry:
        tolerant = read_as_discord_does(self.document)
        resources = {PLAIN: self.document, TOLERANT: tolerant, STRICT: close(tolerant)}
        return Registry().with_resources(
            (uri, DRAFT202012.create_resource(content)) for uri, content in resources.items()
        )

    def operation(self, method: str, path: str) -> Operation | None:
        """The operation a path belongs to; literal segments win over parameters."""
        best: tuple[int, str] | None = None
        for template, item in self.document["paths"].items():
            score = likeness(template, path)
            if score is not None and method.lower() in item and (best is None or score > best[0]):
                best = score, template
        return None if best is None else Operation(best[1], method.lower(), self.document["paths"][best[1]])

    def request_problems(
        self, method: str, path: str, query: Mapping[str, str], body: Any
    ) -> tuple[list[str], list[str]]:
        """What Discord would refuse, and what it would silently ignore."""
        operation = self.operation(method, path)
        if operation is None:
            return ["no such method and path in the OpenAPI document"], []
        refused = list(self._parameter_problems(operation, path, query))
        wrong, ignored = self._body_problems(operation, body)
        return refused + wrong, ignored

    def answer_problems(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """What is wrong with an answer of ours."""
        operation = self.operation(method, path)
        if operation is None or status >= 500:
            return []
        responses = operation.definition["responses"]
        key = next((k for k in (str(status), f"{status // 100}XX") if k in responses), None)
        if key is None:
            return [f"status {status} is not documented"]
        pointer = responses[key].get("$ref") or f"{operation.pointer}/responses/{key}"
        content = responses[key].get("content") or "$ref" in responses[key]
        if not content:
            return [] if body is None else [f"status {status} has no body"]
        return self._judge(f"{PLAIN}{pointer}/content/application~1json/schema", body)

    def _parameter_problems(self, operation: Operation, path: str, query: Mapping[str, str]) -> Iterator[str]:
        given = dict(query)
        for parameter in operation.parameters:
            name = parameter["name"]
            value = (
                path_value(operation.template, path, name)
                if parameter["in"] == "path"
                else given.pop(name, None)
            )
            if value is None:
                if parameter.get("required"):
                    yield f"parameter {name} is missing"
                continue
            schema = {**parameter["schema"]}
            if "$ref" in schema:
                schema["$ref"] = PLAIN + schema["$ref"]
            if not any(self._fits(schema, reading) for reading in readings(value)):
                yield f"parameter {name}={value!r} does not fit"
        yield from (f"unknown query parameter {name}" for name in given)

    def _fits(self, schema: Json, value: Any) -> bool:
        if "oneOf" in schema or "items" in schema:  # lists in a query are written in several ways
            return True
        return Draft202012Validator(schema, registry=self._registry).is_valid(value)

    def _body_problems(self, operation: Operation, body: Any) -> tuple[list[str], list[str]]:
        pointer = operation.body_pointer
        if body is None:
            required = operation.definition.get("requestBody", {}).get("required") and pointer
            return (["a body is required"] if required else []), []
        if pointer is None:
            return ["this operation takes no JSON body"], []
        ignored = self._judge(STRICT + pointer, body)
        refused = self._judge(TOLERANT + pointer, body) if ignored else []
        return (refused, []) if refused else ([], ignored)

    def _judge(self, reference: str, value: Any) -> list[str]:
        if reference not in self._validators:
            self._validators[reference] = Draft202012Validator({"$ref": reference}, registry=self._registry)
        found = max(self._validators[reference].iter_errors(value), key=relevance, default=None)
        if found is None:
            return []
        reason = sharpest(found)
        return [f"{reason.json_path}: {reason.message[-300:]}"]


def sharpest(error: ValidationError) -> ValidationError:
    """Of alternatives that all fail, the reason in the one that was probably meant."""
    while error.context:
        branches: dict[object, list[ValidationError]] = {}
        for reason in error.context:
            branches.setdefault(reason.schema_path[0], []).append(reason)
        meant = min(branches.values(), key=lambda reasons: (wrong_kind(reasons), len(reasons)))
        error = max(meant, key=lambda reason: len(reason.absolute_path))
    return error


def wrong_kind(reasons: list[ValidationError]) -> bool:
    """Whether an alternative was not meant at all: another `type`, or not even the same sort of value."""
    return any(list(r.path) == ["type"] or (not r.path and r.validator == "type") for r in reasons)


def likeness(template: str, path: str) -> int | None:
    """How many literal segments agree, or None where the path is not of this form."""
    pattern, segments = template.split("/"), path.split("/")
    if len(pattern) != len(segments):
        return None
    if any(p != s for p, s in zip(pattern, segments, strict=True) if not p.startswith("{")):
        return None
    return sum(not p.startswith("{") for p in pattern)


def path_value(template: str, path: str, name: str) -> str | None:
    """The segment that stands for a path parameter."""
    pairs = zip(template.split("/"), path.split("/"), strict=True)
    return next((segment for part, segment in pairs if part == f"{{{name}}}"), None)


def readings(text: str) -> Iterator[Any]:
    """Everything a query string's text may mean."""
    yield text
    if text.lstrip("-").isdigit():
        yield int(text)
    if text.lower() in {"true", "false", "1", "0"}:
        yield text.lower() in {"true", "1"}


def read_as_discord_does(document: Json) -> Json:
    """The document for requests: ids may be numbers, and alternatives may overlap."""
    tolerant = copy.deepcopy(document)
    tolerant["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
    for node in nodes(tolerant):
        if isinstance(node.get("oneOf"), list):
            node["anyOf"] = node.pop("oneOf")
    return tolerant


def close(document: Json) -> Json:
    """The document with every unknown key an error."""
    closed = copy.deepcopy(document)
    for name, key in UNLISTED.items():
        closed["components"]["schemas"][name]["properties"][key] = {}
    for node in nodes(closed):
        if node.get("type") == "object" and "properties" in node:
            node.setdefault("additionalProperties", False)
    return closed


def nodes(tree: Any) -> Iterator[Json]:
    """Every object of a document, but for parts of an `allOf`, which are not whole objects."""
    if isinstance(tree, list):
        for item in tree:
            yield from nodes(item)
    elif isinstance(tree, dict):
        yield tree
        for key, item in tree.items():
            if key != "allOf":
                yield from nodes(item)
