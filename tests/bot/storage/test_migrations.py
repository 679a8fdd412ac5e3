import asyncio

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Integer, inspect, text

from bot.storage import NewerDatabase, Store
from bot.storage.engine import open_engine
from bot.storage.migration import MIGRATIONS, migrate
from bot.storage.models import Row
from tests.bot.storage.examples import ADA, lobby


def alembic_config(url):
    config = Config(MIGRATIONS / "alembic.ini")
    config.cmd_opts = type("Options", (), {"x": [f"url={url}"]})()
    return config


def differences(connection):
    options = {"compare_type": True, "compare_server_default": True}
    return compare_metadata(MigrationContext.configure(connection, opts=options), Row.metadata)


async def run(store, function):
    return await store._engine.read(function)


async def change(store, statement):
    await store._engine.write(lambda connection: connection.execute(text(statement)).rowcount)


async def test_the_migrations_lead_to_the_models(store):
    assert await run(store, differences) == []


async def test_the_comparison_would_notice_a_difference(store):
    await change(store, "ALTER TABLE moves ADD COLUMN extra INTEGER")
    await change(store, "DROP INDEX uq_proposals_open_kind")
    found = {difference[0] for difference in await run(store, differences)}
    assert found == {"remove_column", "add_index"}


def constraint_names(inspector, relation):
    names = {inspector.get_pk_constraint(relation)["name"]}
    names |= {key["name"] for key in inspector.get_foreign_keys(relation)}
    names |= {index["name"] for index in inspector.get_indexes(relation)}
    return names | {unique["name"] for unique in inspector.get_unique_constraints(relation)}


def declared_names(relation):
    return {each.name for each in (*relation.constraints, *relation.indexes)}


async def test_constraints_carry_the_names_of_the_convention(store):
    def names(connection):
        inspector = inspect(connection)
        return {name: constraint_names(inspector, name) for name in Row.metadata.tables}

    declared = {name: declared_names(relation) for name, relation in Row.metadata.tables.items()}
    assert await run(store, names) == declared


def conditions(dialect):
    indexes = [index for relation in Row.metadata.tables.values() for index in relation.indexes]
    found = {index.name: index.dialect_options[dialect]["where"] for index in indexes}
    return {name for name, where in found.items() if where is not None}


async def test_partial_indexes_are_partial_in_the_database(store):
    dialect = store._engine.dialect

    def partial(connection):
        indexes = inspect(connection).get_multi_indexes().values()
        flat = [index for relation in indexes for index in relation]
        return {each["name"] for each in flat if each["dialect_options"].get(f"{dialect}_where") is not None}

    assert await run(store, partial) == conditions(dialect)


async def test_opening_again_keeps_what_is_there(store, url):
    table = await lobby(store)
    again = await Store.open(url)
    assert await again.tables_of(ADA) == [table]
    await again.close()


async def test_two_processes_may_open_a_new_database_at_once(url):
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    assert await run(stores[0], differences) == []
    for store in stores:
        await store.close()


async def test_a_newer_database_is_refused(store, url):
    await change(store, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase, match="9999"):
        await Store.open(url)


async def test_a_database_of_the_first_version_is_brought_up_to_date(url):
    await asyncio.to_thread(command.upgrade, alembic_config(url), "0001")
    store = await Store.open(url)
    assert await run(store, differences) == []
    await store.close()


async def test_the_command_line_migrates_by_url(url):
    await asyncio.to_thread(command.upgrade, alembic_config(url), "head")
    await asyncio.to_thread(command.check, alembic_config(url))


def test_there_is_one_line_of_revisions():
    script = ScriptDirectory.from_config(Config(MIGRATIONS / "alembic.ini"))
    assert len(script.get_heads()) == 1
    assert [revision.revision for revision in script.walk_revisions()][-1] == "0001"


async def test_a_failed_migration_leaves_the_database_as_it_was(url, monkeypatch):
    def break_off(connection):
        connection.execute(text("CREATE TABLE half_done (id INTEGER)"))
        raise RuntimeError("power cut")

    monkeypatch.setattr("bot.storage.migration.upgrade", break_off)
    with pytest.raises(RuntimeError, match="power cut"):
        await migrate(url)
    engine = await open_engine(url)
    assert await engine.read(lambda connection: inspect(connection).get_table_names()) == []
    await engine.close()


async def test_migrations_may_copy_a_table_others_refer_to(sqlite_url):
    store = await Store.open(sqlite_url)
    table = await lobby(store)
    await store.close()

    def widen(connection):
        from alembic.operations import Operations

        operations = Operations(MigrationContext.configure(connection))
        with operations.batch_alter_table("tables", recreate="always") as batch:
            batch.add_column(Column("extra", Integer()))
        return connection.execute(text("PRAGMA foreign_key_check")).all()

    engine = await open_engine(sqlite_url, foreign_keys=False)
    assert await engine.write(widen) == []
    await engine.close()
    store = await Store.open(sqlite_url)
    assert len(await store.seats(table.id)) == 1
    await store.close()


async def test_a_database_that_is_up_to_date_is_not_migrated(store, url, monkeypatch):
    monkeypatch.setattr("bot.storage.migration.upgrade", lambda connection: 1 / 0)
    await (await Store.open(url)).close()


async def test_a_database_behind_the_newest_file_is_migrated(store, url):
    await change(store, "UPDATE alembic_version SET version_num = '0000'")
    with pytest.raises(NewerDatabase):
        await Store.open(url)
