"""The checks can fail: every rule is shown a request that breaks it, and requests that do not."""

from __future__ import annotations

import pytest

from . import limits
from .limits import Upload
from .openapi import Spec
from .process import BotProcess
from .world import World

COMMANDS, POST, CALLBACK = (
    "/applications/1/commands",
    "/channels/1/messages",
    "/interactions/1/token/callback",
)


def command(**changes):
    return {"name": "go", "description": "Go", "type": 1, "options": [], **changes}


def option(**changes):
    return {"name": "where", "description": "To", "type": 3, **changes}


def many(count, **changes):
    return [option(name=f"o{n}", **changes) for n in range(count)]


COMMAND_MISTAKES = {
    "capitals": command(options=[option(name="Where")]),
    "space": command(name="go there"),
    "symbol": command(options=[option(name="a.b")]),
    "long name": command(name="x" * 33),
    "empty description": command(options=[option(description="")]),
    "choices and autocomplete": command(
        options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])]
    ),
    "same option twice": command(options=[option(), option()]),
    "required last": command(options=[option(), option(name="b", required=True)]),
    "too long": command(options=many(25, choices=[{"name": "c", "value": "v" * 400}])),
    "locale": command(name_localizations={"de-AT": "geh"}),
    "capitals in a translation": command(name_localizations={"de": "Geh"}),
    "nested too deep": command(
        options=[option(type=1, options=[option(type=1, options=[])])],
    ),
}


@pytest.mark.parametrize("mistake", COMMAND_MISTAKES)
def test_mistakes_in_commands(mistake):
    assert list(limits.command_problems([COMMAND_MISTAKES[mistake]]))


def test_too_many_commands():
    assert list(limits.command_problems([command(name=f"c{n}") for n in range(101)]))
    assert not list(limits.command_problems([command(name=f"c{n}") for n in range(100)]))
    assert list(limits.command_problems([command(), command()]))


def test_proper_commands():
    group = option(type=2, options=[option(type=1, options=many(25, required=True))])
    french = {"fr": "où-aller"}
    proper = [command(options=[group]), command(name="ขับ"), command(name="Ask Me", type=3, description="")]
    proper.append(
        command(name="l'été_2", name_localizations=french, options=[option(required=True), *many(24)])
    )
    assert list(limits.command_problems(proper)) == []


def test_files():
    assert list(limits.file_problems([Upload("a", b"x")] * 10, 1)) == []
    assert list(limits.file_problems([Upload("a", b"x")] * 11, 1))
    assert list(limits.file_problems([Upload("a", b"xx")], 1))


BODY_MISTAKES = {
    "unknown route": ("POST", "/channels/1/massages", {}, {"content": "x"}),
    "unknown query": ("GET", POST, {"limits": "3"}, None),
    "bad query": ("GET", POST, {"limit": "many"}, None),
    "bad id": ("GET", "/channels/table/messages", {}, None),
    "no body": ("POST", POST, {}, None),
    "long title": ("POST", POST, {}, {"embeds": [{"title": "x" * 257}]}),
    "eleven embeds": ("POST", POST, {}, {"embeds": [{"title": "x"}] * 11}),
    "long custom_id": (
        "POST",
        POST,
        {},
        {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "x" * 101}]}]},
    ),
    "26 suggestions": (
        "POST",
        CALLBACK,
        {"with_response": "1"},
        {"type": 8, "data": {"choices": [{"name": "a", "value": "a"}] * 26}},
    ),
    "long form title": (
        "POST",
        CALLBACK,
        {},
        {"type": 9, "data": {"custom_id": "f", "title": "x" * 46, "components": []}},
    ),
    "description": ("PUT", COMMANDS, {}, [command(description="x" * 101)]),
    "26 options": ("PUT", COMMANDS, {}, [command(options=many(26))]),
}


@pytest.mark.parametrize("mistake", BODY_MISTAKES)
def test_mistakes_against_the_document(spec: Spec, mistake):
    refused, ignored = spec.request_problems(*BODY_MISTAKES[mistake])
    assert refused
    assert not ignored


def test_misspelt_keys_are_ignored_by_discord_but_reported(spec: Spec):
    assert spec.request_problems("POST", POST, {}, {"content": "x", "ttts": True})[1]
    nested = {"embeds": [{"title": "x", "colour": 3}]}
    refused, ignored = spec.request_problems("POST", POST, {}, nested)
    assert not refused
    assert ignored


def test_what_discord_py_sends_and_the_document_lacks(spec: Spec):
    body = {"embeds": [{"title": "x", "flags": 0}], "attachments": [{"id": 0, "filename": "a"}]}
    assert spec.request_problems("POST", POST, {}, body) == ([], [])
    assert spec.request_problems("PUT", COMMANDS, {}, [command(nsfw=False)]) == ([], [])
    assert spec.request_problems("POST", "/users/@me/channels", {}, {"recipient_id": 5}) == ([], [])


def test_wrong_answers_of_ours(spec: Spec):
    assert spec.answer_problems("GET", "/users/@me", 200, {"id": 5})
    assert spec.answer_problems("DELETE", f"{POST}/2", 200, None)
    assert spec.answer_problems("DELETE", f"{POST}/2", 204, None) == []
    assert spec.answer_problems("GET", f"{POST}/2", 404, {"code": 10008, "message": "Unknown Message"}) == []
    assert spec.answer_problems("GET", f"{POST}/2", 404, {"message": "Unknown Message"})


@pytest.mark.parametrize(
    ("rule", "reported", "outcome"),
    [
        ("long title", "is too long", "refused 400/50035"),
        ("long content", "2000", "refused 400/50035"),
        ("eleven files", "11 files", "refused 400/50035"),
        ("no such file", "a.png", "refused 400/50035"),
        ("capitals", "'Where' must be lower-case", "refused 400/50035"),
        ("misspelt", "ttts", "refused 501/0"),
    ],
)
async def test_bad_request_of_a_bot_is_reported(
    world: World, sample: BotProcess, spec: Spec, rule, reported, outcome
):
    author, room = world.user("author"), world.channel("room")
    answer = await world.slash(author, room, "demo", "wrong", rule=rule)
    await world.until(lambda: answer.text == outcome, what=outcome)
    assert any(reported in violation for violation in world.checks.take())
