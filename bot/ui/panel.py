"""A question as a message with components: buttons for few answers, a menu for more, pages for many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle
from msgspec import Struct
from msgspec.structs import replace

from bot.ui import components
from bot.ui.decision import Choice, Question
from bot.ui.token import Token
from bot.ui.words import LABEL_LIMIT, MESSAGE_LIMIT, OPTION_LIMIT, clipped
from rules.core.contract import Names

BUTTONS_AT_MOST = 5
OPTIONS_AT_MOST = 25


class Reply(Struct, frozen=True):
    """A private answer: text, components, attachments."""

    content: str
    view: discord.ui.View | None = None
    files: tuple[discord.File, ...] = ()

    def parts(self, *, editing: bool = False) -> dict[str, Any]:
        """The arguments for sending it, or for editing a message into it."""
        parts: dict[str, Any] = {"content": clipped(self.content, MESSAGE_LIMIT), "view": self.view}
        parts["attachments" if editing else "files"] = list(self.files)
        parts["allowed_mentions"] = discord.AllowedMentions.none()
        if not editing and self.view is None:
            del parts["view"]
        return parts


def question_view(question: Question, token: Token) -> discord.ui.View:
    """The components for a question; what is not an answer stands in the last row."""
    view = discord.ui.View(timeout=None)
    if not _fit(question.others):
        question = replace(question, choices=(*question.choices, *question.others), others=())
    if _fit_buttons(question):
        _add_buttons(view, question.choices, token, marked=all(each.complete for each in question.choices))
    else:
        _add_menu(view, question, token)
    _add_buttons(view, question.others, token, marked=False)
    if token.text:
        view.add_item(components.back(token, question.before))
    return view


def _fit_buttons(question: Question) -> bool:
    """Whether the answers are few and short; what is longer has a line and a description in a menu."""
    few = not question.text or len(question.choices) <= BUTTONS_AT_MOST
    return few and _fit(question.choices)


def _fit(choices: Sequence[Choice]) -> bool:
    return all(len(_labelled(choice)) <= LABEL_LIMIT for choice in choices)


def prompt_of(question: Question, names: Names) -> str:
    """The question in a message; a menu says by itself what its answers are to."""
    hint = question.hint if _fit_buttons(question) else ""
    return names.fill("\n".join(part for part in (f"**{question.prompt}**", hint) if part))


def _add_buttons(view: discord.ui.View, choices: Sequence[Choice], token: Token, *, marked: bool) -> None:
    """One button each; marked where all act at once, so that none of several ways stands out."""
    for choice in choices[:20]:
        style = ButtonStyle.primary if marked and not choice.final else ButtonStyle.secondary
        view.add_item(components.answer(button_label(choice), token, choice.text, style))


def _add_menu(view: discord.ui.View, question: Question, token: Token) -> None:
    pages = -(-len(question.choices) // OPTIONS_AT_MOST)
    page = min(token.page, pages - 1)
    shown = question.choices[page * OPTIONS_AT_MOST : (page + 1) * OPTIONS_AT_MOST]
    options = [_option(choice) for choice in shown]
    here = replace(token, text=question.text, page=page)
    what = question.hint or question.ask or question.prompt
    view.add_item(components.menu(here, clipped(what, 150), options))
    for label, other in (("‹ Earlier", page - 1), ("Later ›", page + 1)):
        if 0 <= other < pages:
            view.add_item(components.answer(label, replace(here, page=other), question.text))


def _option(choice: Choice) -> discord.SelectOption:
    detail = clipped(_detail(choice), OPTION_LIMIT)
    label = clipped(choice.label, OPTION_LIMIT)
    return discord.SelectOption(label=label, value=choice.text, description=detail or None)


def button_label(choice: Choice) -> str:
    """Label and consequence on a button, at most 80 characters."""
    return clipped(_labelled(choice), LABEL_LIMIT)


def option_label(choice: Choice) -> str:
    """Label and consequence on an autocomplete choice, at most 100 characters."""
    return clipped(_labelled(choice), OPTION_LIMIT)


def _labelled(choice: Choice) -> str:
    parts = (choice.label[:1].upper() + choice.label[1:], _detail(choice))
    return " · ".join(part for part in parts if part)


def _detail(choice: Choice) -> str:
    return ", ".join(part for part in (choice.detail, "cannot be undone" if choice.final else "") if part)
