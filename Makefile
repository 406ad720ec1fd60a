# Two commands are enough: `make play` and `make test`. `make help` lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAY := $(VENV)/.play
DEV := $(VENV)/.dev

# Tests start some hundred processes: what the first of them compiled, the others only read.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test quick test-slow lint page docs mutants bench clean

help: ## List the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14
	@echo "Once installed, the command is $(BIN)/croupier; after '. $(BIN)/activate' it is croupier."

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Croupier needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip

# What the browser table is made from: a change there installs again, which builds it.
WEB := $(shell find web src/croupier/texts docs/rules hatch_build.py -type f -not -path '*/node_modules*' -not -path '*/__pycache__/*')

$(PLAY): pyproject.toml $(WEB) | $(BIN)/python
	@echo "Installing Croupier (once) ..."
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

# Modules are compiled when first imported, which is far less than all; the page is built in a step of its own.
$(DEV): pyproject.toml | $(BIN)/python
	@echo "Installing what the tests need (once) ..."
	CROUPIER_PAGE=later $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --editable '.[dev]'
	@touch $@

play: $(PLAY) ## Install if needed, then open the house in a browser
	@echo "In a terminal: $(BIN)/croupier play; after '. $(BIN)/activate' it is just croupier play."
	@$(BIN)/croupier serve --open

test: $(DEV) ## Install if needed, then run every check that CI runs
	$(BIN)/python -m tools.system
	$(MAKE) --keep-going --jobs 2 lint quick

# Runs beside the linters: mypy keeps one core busy and would let the others wait.
quick: page
	$(BIN)/pytest -n 3 --dist worksteal

test-slow: $(DEV) page ## The tests that take minutes
	$(BIN)/python -m tools.system
	$(BIN)/pytest -m slow -o faulthandler_timeout=0

lint: $(DEV) ## Style and types only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

page: $(DEV) ## Build the browser table, with the tools that check it
	$(BIN)/python hatch_build.py --checks

mutants: $(DEV) ## Break the rules on purpose; every break must be caught
	$(BIN)/python -m tests.mutants

bench: $(DEV) ## Measure kernels, engine and bots; docs/testing.md lists all benches
	$(BIN)/croupier bench

docs: $(DEV) ## Build the documentation into docs/_build
	$(BIN)/sphinx-build -W --keep-going -q -b html docs docs/_build/html

clean: ## Remove everything that was built
	rm -rf $(VENV) build dist docs/_build .mypy_cache .pytest_cache .ruff_cache .hypothesis
