# make run           sets up .venv, and starts the app
# make test          checks everything, in some ten minutes
# make web           builds the app as a page that needs no server, into dist/
# make screenshots   takes a picture of every screen

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check

.PHONY: run test web screenshots

run: $(VENV)/.installed
	@$(BIN)/python main.py $(ARGUMENTS)

test: $(VENV)/.installed-for-tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	CHROMIUM=$$($(BIN)/python tools/get_chromium.py) && export CHROMIUM && \
		$(BIN)/python -m pytest --numprocesses 2 --maxschedchunk 1 --cov --cov-report=
	$(BIN)/coverage report --include='scorepad/rules/*,scorepad/game/*' --skip-covered --show-missing --fail-under=100
	@echo 'All is well: style, types, tests, and every branch of the rules and the game covered.'

web: $(VENV)/.installed-for-tests
	@$(BIN)/python -m tools.web

screenshots: $(VENV)/.installed-for-tests
	CHROMIUM=$$($(BIN)/python tools/get_chromium.py) && export CHROMIUM && \
		$(BIN)/python -m tools.screenshots

# The stamps say what was installed, so that a second run starts at once.
$(VENV)/.installed: $(BIN)/python pyproject.toml
	$(PIP) install --editable '.[computer]'
	@touch $@

$(VENV)/.installed-for-tests: $(BIN)/python pyproject.toml
	$(PIP) install --editable '.[computer,dev]'
	@touch $(VENV)/.installed $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Scorepad needs Python 3.11 or later.")'
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --upgrade pip
