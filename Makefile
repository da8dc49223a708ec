# Leggio: `make run` to play, `make test` to check everything. Both set up what they need.
SHELL := /bin/bash
.DEFAULT_GOAL := help

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TOOLS := $(VENV)/.tools
# Processes that test: more than cores, for a third of the time they wait for servers and browsers.
TESTERS := $(shell echo $$(( $$(getconf _NPROCESSORS_ONLN) * 3 / 2 )))

.PHONY: help run play test check lint types contracts web-check native web format bench clean setup protocol docs

help: ## show what can be asked of make
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(TOOLS) ## set up the private environment in .venv, with the tools of whoever changes Leggio

# Installed again only when dependencies, the kernel's sources or the packages themselves have changed since. To play takes
# less than to test: neither the tools of Python's side nor those of the web app.
SETUP := pyproject.toml scripts/setup CMakeLists.txt $(wildcard requirements/*.txt) $(wildcard native/src/* native/bindings/* src/leggio/*/__init__.py)

$(READY): $(SETUP)
	@scripts/setup $(VENV) server

$(TOOLS): $(SETUP)
	@scripts/setup $(VENV) dev

run: $(READY) web ## play: starts the server and opens the page
	@$(BIN)/leggio serve --open $(ARGS)

play: $(READY) ## play: a game at the terminal
	@$(BIN)/leggio play $(ARGS)

web: $(READY) ## build the web app into the package, if it has changed
	@scripts/web build

check: lint types contracts web-check ## lint, types, import contracts, the web app's own checks

lint: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(TOOLS)
	$(BIN)/mypy

contracts: $(TOOLS)
	$(BIN)/lint-imports

web-check: $(TOOLS)
	@scripts/web check

native: $(TOOLS) ## the kernel's own tests, under address and undefined-behaviour sanitizers
	@$(BIN)/cmake -S . -B build/native-tests -DLEGGIO_NATIVE_TESTS=ON >/dev/null
	@$(BIN)/cmake --build build/native-tests --parallel 2 >/dev/null
	@cd build/native-tests && ./kernel_tests

# PostgreSQL, Redis and Chromium are real in tests: installed beforehand, so that no test waits for apt-get.
# What comes before the tests goes two at a time: most of it uses one core only.
test: $(TOOLS) ## everything CI checks: lint, types, contracts, native tests, all tests
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check native web
	@scripts/services --install
	@scripts/chromium >/dev/null
	$(BIN)/pytest -n $(TESTERS) --dist worksteal $(ARGS)

format: $(TOOLS) ## put the code in the house style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent format

bench: $(TOOLS) ## measure: each benchmark prints figures of one run
	@set -e; for each in benchmarks/*.py; do echo "== $$each"; $(BIN)/python $$each; done

protocol: $(TOOLS) ## write docs/protocol.md, docs/http.md and web/src/protocol.ts anew, from the types
	$(BIN)/python scripts/protocol/write.py

docs: $(TOOLS) ## the documentation as a site, in build/site; a link that leads nowhere fails
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

clean: ## remove what make made
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache web/node_modules src/leggio/web
