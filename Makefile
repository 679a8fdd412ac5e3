# Everything runs in .venv, made from the lock files; Python 3.11 or newer, make and git are all it needs.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
UV := $(BIN)/uv
UV_VERSION := 0.13.9

.DEFAULT_GOAL := help
.PHONY: help run test lint bench clauses pictures format lock browser clean

help: ## show this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

run: .venv/.run ## run the bot: in the browser without a token, on Discord with one
	$(BIN)/switchboard

test: .venv/.dev ## run all tests
	$(BIN)/pytest -n auto --dist loadgroup

lint: .venv/.dev ## check style, types and the import contract
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/.bench ## measure the budgets
	$(BIN)/python -m tests.bench

clauses: .venv/.dev ## show which clauses of the rule registers have a passing test
	$(BIN)/python -m tests.clauses

pictures: .venv/.dev ## draw the pictures of the README and a set to look at
	$(BIN)/python -m tests.render.gallery

format: .venv/.dev ## format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: .venv/.uv ## renew the lock files after a change in pyproject.toml
	$(UV) pip compile -q $(LOCK) pyproject.toml -o requirements.lock
	$(UV) pip compile -q $(LOCK) --group dev -c requirements.lock pyproject.toml -o requirements-dev.lock
	$(UV) pip compile -q $(LOCK) --group dev --group bench -c requirements-dev.lock pyproject.toml -o requirements-bench.lock

clean: ## remove the environment and all caches
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

LOCK := --universal --generate-hashes --no-emit-index-url --upgrade --extra sandbox
INSTALL := VIRTUAL_ENV=.venv $(UV) pip install -q

.venv/.uv:
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

.venv/.run: .venv/.uv requirements.lock pyproject.toml
	$(INSTALL) --require-hashes -r requirements.lock
	$(INSTALL) --no-deps -e .
	@touch $@

.venv/.dev: .venv/.run requirements-dev.lock
	$(INSTALL) --require-hashes -r requirements-dev.lock
	@touch $@

.venv/.bench: .venv/.dev requirements-bench.lock
	$(INSTALL) --require-hashes -r requirements-bench.lock
	@touch $@
