# make play   set everything up, serve the app and open it
# make test   set everything up and run every check
# make covered  how many lines of everything the tests reach
# make soak   the random tests with SOAK times as many games (SOAK=5), then ladders of levels
# make bench  figures, each against a peer measured in the same run
# make screenshots  the pictures of the READMEs
# make docs   build the documentation into site/
# make package  a wheel and a source distribution into dist/, the wheel tried in a bare environment
# make release  every check, packages, and a tag for the version that pyproject.toml has

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOAK ?= 5
PORT ?= 8000

.PHONY: play test lint types imports compiled client plain units covered pages screenshots soak bench docs package release clean

# Python keeps what it has read of a file for the many processes that read it again.
unexport PYTHONDONTWRITEBYTECODE

play: $(VENV)/.play
	@$(BIN)/reino serve --open --port $(PORT) || [ $$? -eq 130 ] # Ctrl-C is a way to leave

READY := $(VENV)/.test $(VENV)/.services

# First what keeps one core busy now and two then, two at a time; then the tests that keep both.
test:
	@$(MAKE) --jobs 2 $(READY) compiled lint types imports client plain
	@$(MAKE) units pages

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.test
	$(BIN)/mypy

imports: $(VENV)/.test
	$(BIN)/lint-imports

# The client is built when the package is installed; here it is looked at.
NODE := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
client: $(VENV)/.node
	$(BIN)/python -m reino.server.typescript web/src
	$(NODE) run format:check
	$(NODE) run check
	$(NODE) run lint
	$(NODE) test

$(VENV)/.node: $(VENV)/.test web/package.json
	$(NODE) install --no-save --no-progress --silent
	@touch $@

# The client in a real browser, before a real server.
pages: $(READY) $(VENV)/.node compiled
	$(PYTEST) tests/web

compiled: $(VENV)/.test
	$(BIN)/python scripts/compile.py

STANDING := adapters arena bots cli play server
ROOMS := terminal table/test_previews.py art/test_symbols.py
ON_TOP := $(STANDING:%=tests/%) $(wildcard $(ROOMS:%=tests/games/*/%)) tests/deploy tests/docs/test_pages.py tests/docs/test_typed.py
APART := $(ON_TOP:%=--ignore=%) --ignore=tests/web
PYTEST := $(BIN)/pytest -n 2 --dist worksteal
WAITING := $(PYTEST) -n 3
LEAST := 90

# The rules run as plain Python here, as a debugger and coverage see them.
PLAIN := NUMBA_DISABLE_JIT=1 $(PYTEST) -m "not compiled" $(APART)
plain: $(VENV)/.test
	$(PLAIN)

units: $(READY) compiled
	$(PYTEST) -m "compiled or not plain" $(APART)
	$(WAITING) $(ON_TOP)

# What stands on the rules is looked at where they are compiled. Not part of `make test`: being
# watched takes twice the time.
covered: $(READY) compiled
	$(PLAIN) --cov --cov-report=
	$(WAITING) $(ON_TOP) $(STANDING:%=--cov=src/reino/%) --cov-append --cov-report=term --cov-fail-under=$(LEAST)

soak: $(READY) package covered
	REINO_SOAK=$(SOAK) $(PYTEST) $(APART)
	REINO_SOAK=$(SOAK) $(PYTEST) tests/adapters $(wildcard tests/games/*/table/test_previews.py) tests/server/test_leaks.py tests/server/test_fuzz.py
	REINO_SOAK=$(SOAK) $(BIN)/pytest tests/server/test_kills.py
	$(BIN)/python scripts/ladder.py braverats --games 40000 --peer 10000
	$(BIN)/python scripts/ladder.py sparta --games 100 --peer 100
	$(BIN)/python scripts/ladder.py korona --games 240 --seats 2 3 4 --peer 100
	$(BIN)/python scripts/ladder.py jackrabbits --games 240 --seats 2 3 4 --peer 100
	$(BIN)/python scripts/ladder.py jackrabbits --games 0 --peer 100 --option map=random

screenshots: $(READY) compiled
	$(BIN)/python scripts/screenshots.py
	$(BIN)/python scripts/web_screenshots.py

bench: $(VENV)/.bench $(VENV)/.services
	$(BIN)/python -m benchmarks

docs: $(VENV)/.docs
	$(BIN)/python scripts/docs_made.py
	$(BIN)/zensical build --strict --clean
	@echo "To look at it: $(PYTHON) -m http.server --directory site, then http://localhost:8000"

package: $(READY)
	rm -rf dist
	$(BIN)/python -m build
	$(BIN)/python scripts/check_wheel.py dist/*.whl

release: $(VENV)/.test
	$(BIN)/python scripts/release.py

clean:
	rm -rf $(VENV) site dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .coverage*

$(VENV)/.made: scripts/venv
	@PYTHON="$(PYTHON)" sh scripts/venv $(VENV)
	@touch $@

# The client is built by whoever installs: what it is made of has changed after an edit or a pull.
CLIENT := $(shell find web docs/games docs/img -type f -not -path '*/node_modules/*' -not -path '*/.vitest/*' -not -name wire.ts)

$(VENV)/.play: $(VENV)/.made pyproject.toml $(CLIENT)
	@echo "Installing Reino into $(VENV) ..."
	@$(BIN)/python scripts/install.py
	@touch $@

$(VENV)/.services: $(VENV)/.made scripts/services
	@sh scripts/services $(VENV)/proxies
	@touch $@

$(VENV)/.%: $(VENV)/.made pyproject.toml $(CLIENT)
	@echo "Installing Reino and its $* tools into $(VENV) ..."
	@$(BIN)/python scripts/install.py --extra $*
	@touch $@
