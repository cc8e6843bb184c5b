# make play   set everything up and play in the terminal
# make test   set everything up and run every check
# make soak   the random tests with SOAK times as many games (SOAK=5), then ladders of levels
# make bench  figures, each against a peer measured in the same run
# make docs   build the documentation into site/

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= braverats
SOAK ?= 5

.PHONY: play test lint types imports plain units covered soak bench docs clean

play: $(VENV)/.play
	@$(BIN)/reino play $(GAME) || [ $$? -eq 130 ] # Ctrl-C is a way to leave

test: lint types imports plain units covered

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.test
	$(BIN)/mypy

imports: $(VENV)/.test
	$(BIN)/lint-imports

# The rules run as plain Python here, so that coverage sees their lines. What stands on top of them
# is seen where it runs compiled. Nothing is seen twice: being watched takes twice the time.
ON_TOP := adapters arena bots cli play server test_docs.py
PYTEST := $(BIN)/pytest -n 2 --dist worksteal
plain: $(VENV)/.test
	NUMBA_DISABLE_JIT=1 $(PYTEST) -m "not compiled" $(ON_TOP:%=--ignore=tests/%) --cov --cov-report=

units: $(VENV)/.test
	$(BIN)/python scripts/compile.py
	$(PYTEST) $(ON_TOP:%=--ignore=tests/%)
	$(PYTEST) $(ON_TOP:%=tests/%) --cov --cov-append --cov-report=

covered: $(VENV)/.test
	$(BIN)/coverage report --fail-under=90

soak: $(VENV)/.test
	REINO_SOAK=$(SOAK) $(PYTEST) tests/test_laws.py tests/*/test_lockstep.py tests/encoding tests/adapters tests/batches tests/server/test_leaks.py tests/server/test_fuzz.py
	REINO_SOAK=$(SOAK) $(BIN)/pytest tests/server/test_kills.py
	$(BIN)/python scripts/ladder.py sparta --games 100 --peer 100
	$(BIN)/python scripts/ladder.py korona --games 240 --seats 2 3 4 --peer 100
	$(BIN)/python scripts/ladder.py jackrabbits --games 240 --seats 2 3 4 --peer 100
	$(BIN)/python scripts/ladder.py jackrabbits --games 0 --peer 100 --option map=random

bench: $(VENV)/.bench
	$(BIN)/python -m benchmarks

docs: $(VENV)/.docs
	$(BIN)/zensical build --strict --clean

clean:
	rm -rf $(VENV) site dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .coverage*

$(VENV)/.made: scripts/venv
	@PYTHON="$(PYTHON)" sh scripts/venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.made pyproject.toml
	@echo "Installing Reino into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(VENV)/.services: $(VENV)/.made scripts/services
	@sh scripts/services
	@touch $@

$(VENV)/.test: $(VENV)/.services

$(VENV)/.%: $(VENV)/.made pyproject.toml
	@echo "Installing Reino and its $* tools into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --editable ".[$*]"
	@touch $@
