"""A small bot for the adapter's own tests: one command for everything the adapter must carry."""

from __future__ import annotations

import io
import os

import aiohttp
import discord
import yarl
from discord import app_commands

discord.http.Route.BASE = os.environ["DISCORD_API_BASE"]
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])

CITIES = ("York", "Yarmouth", "London")
Interaction = discord.Interaction["SampleBot"]


class SampleBot(discord.AutoShardedClient):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(Demo(name="demo", description="Everything once"))

    async def setup_hook(self) -> None:
        self.add_view(Panel())
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No five seconds of waiting in tests."""


class Form(discord.ui.Modal, title="A form"):
    answer = discord.ui.TextInput(label="Your answer", custom_id="answer")

    async def on_submit(self, it: Interaction) -> None:
        await it.response.send_message(f"You wrote {self.answer.value}", ephemeral=True)


class Panel(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @staticmethod
    def choices() -> list[discord.SelectOption]:
        return [discord.SelectOption(label=city) for city in CITIES]

    @discord.ui.button(label="Press", custom_id="demo:press")
    async def press(self, it: Interaction, button: discord.ui.Button) -> None:
        await it.response.edit_message(content=f"pressed by {it.user.name}")

    @discord.ui.select(custom_id="demo:pick", options=[discord.SelectOption(label=c) for c in CITIES])
    async def pick(self, it: Interaction, menu: discord.ui.Select) -> None:
        await it.response.defer()
        await it.followup.send(f"picked {menu.values[0]}", ephemeral=True)

    @discord.ui.button(label="Form", custom_id="demo:form")
    async def form(self, it: Interaction, button: discord.ui.Button) -> None:
        await it.response.send_modal(Form())


async def persist(it: Interaction, nonce: str, calm: discord.AllowedMentions) -> str:
    """Post once, however often the connection breaks."""
    for _ in range(3):
        try:
            message = await it.channel.send(f"for {it.user.mention}", nonce=nonce, allowed_mentions=calm)
        except discord.HTTPException as refusal:
            return f"refused {refusal.status}/{refusal.code}"
        except (OSError, aiohttp.ClientError):
            continue
        return f"posted {message.id}"
    return "gave up"


class Layout(discord.ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        picture = discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://map.png", description="Map"))
        button = discord.ui.Button(label="Look", custom_id="demo:look", emoji="\N{EYES}")
        section = discord.ui.Section(discord.ui.TextDisplay("## The map"), accessory=button)
        row = discord.ui.ActionRow(discord.ui.Select(custom_id="demo:layout", options=Panel.choices()))
        self.add_item(discord.ui.Container(section, picture, discord.ui.Separator(), row))


async def tour(it: Interaction) -> None:
    """Calls that bots make now and then, one after the other."""
    channel = it.channel
    post = await channel.send("first", file=discord.File(io.BytesIO(b"1"), "a.png", description="One"))
    embed = discord.Embed(title="Two", description="2").set_image(url="attachment://b.png")
    await post.edit(embed=embed, attachments=[discord.File(io.BytesIO(b"2"), "b.png", description="Two")])
    await (await post.reply("a reply")).delete()
    await channel.fetch_message(post.id)
    await post.add_reaction("\N{EYES}")
    await channel.typing()
    assert [m async for m in channel.history(limit=5)]
    await it.client.fetch_channel(channel.id)
    await it.client.fetch_user(it.user.id)
    await it.guild.fetch_member(it.user.id)
    thread = await post.create_thread(name="A game")
    await thread.send("in the thread")


class Demo(app_commands.Group):
    @app_commands.command(description="Says where")
    async def visit(self, it: Interaction, city: str, friend: discord.Member | None = None) -> None:
        with_whom = f" with {friend.name}" if friend else ""
        await it.response.send_message(f"{it.user.name} visits {city}{with_whom} in {it.locale.value}")

    @visit.autocomplete("city")
    async def cities(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=c, value=c) for c in CITIES if c.lower().startswith(typed.lower())]

    @app_commands.command(description="Buttons and a menu")
    async def panel(self, it: Interaction) -> None:
        await it.response.send_message("a panel", view=Panel())

    @app_commands.command(description="A picture, after thinking")
    async def picture(self, it: Interaction, size: int = 3) -> None:
        await it.response.defer(thinking=True)
        file = discord.File(io.BytesIO(b"png" + b"." * (size - 3)), "board.png", description="The board")
        await it.followup.send(f"limit {it.filesize_limit}", file=file)
        message = await it.followup.send("and more", wait=True)
        await message.edit(content="and more, edited")

    @app_commands.command(description="A direct message")
    async def whisper(self, it: Interaction) -> None:
        try:
            await it.user.send("psst")
        except discord.Forbidden as refusal:
            await it.response.send_message(f"refused {refusal.code}", ephemeral=True)
        else:
            await it.response.send_message("sent", ephemeral=True)

    @app_commands.command(description="Posts in the channel under a nonce, as often as it takes")
    async def post(self, it: Interaction, nonce: str, mention: bool = False) -> None:
        await it.response.send_message("posting", ephemeral=True)
        calm = discord.AllowedMentions(users=[it.user] if mention else False, everyone=False)
        await it.edit_original_response(content=await persist(it, nonce, calm))

    @app_commands.command(description="A message of the newer components")
    async def layout(self, it: Interaction) -> None:
        await it.response.defer(thinking=True, ephemeral=True)
        await it.edit_original_response(
            view=Layout(), attachments=[discord.File(io.BytesIO(b"map"), "map.png")]
        )

    @app_commands.command(description="Many calls")
    async def tour(self, it: Interaction) -> None:
        await it.response.send_message("on tour")
        await tour(it)
        await it.delete_original_response()

    @app_commands.command(description="Reads a file")
    async def read(self, it: Interaction, file: discord.Attachment) -> None:
        await it.response.send_message((await file.read()).decode())

    @app_commands.command(description="Breaks a rule")
    async def wrong(self, it: Interaction, rule: str) -> None:
        await it.response.send_message("as you wish", ephemeral=True)
        try:
            await RULES[rule](it)
        except discord.HTTPException as refusal:
            await it.edit_original_response(content=f"refused {refusal.status}/{refusal.code}")


RULES = {
    "long title": lambda it: it.channel.send(embed=discord.Embed(title="x" * 257)),
    "long content": lambda it: it.channel.send("x" * 2001),
    "no such file": lambda it: it.channel.send(embed=discord.Embed().set_image(url="attachment://a.png")),
    "eleven files": lambda it: it.channel.send(
        files=[discord.File(io.BytesIO(b"x"), f"{n}") for n in range(11)]
    ),
    "capitals": lambda it: it.client.http.bulk_upsert_guild_commands(
        it.client.application_id,
        it.guild_id,
        [{"name": "go", "description": "Go", "options": [{"name": "Where", "description": "To", "type": 3}]}],
    ),
    "misspelt": lambda it: it.client.http.request(
        discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=it.channel_id),
        json={"content": "x", "ttts": True},
    ),
}

if __name__ == "__main__":
    SampleBot().run(os.environ["DISCORD_TOKEN"])
