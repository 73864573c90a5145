# The commands of Handover. `make play` and `make test` need nothing but Python 3.11+, Node 20+
# and this file; whatever else they use, they fetch once, pinned. What is made depends on what
# it is made from, so that a second run does nothing. GNU make 3.81 (macOS) is enough.

ifndef PYTHON
PYTHON := $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; \
	done)
endif
VENV := .venv/bin
MODULES := node_modules/.stamp
VENDOR := static/vendor/.stamp
ENVIRONMENT := .venv/.stamp
WHEELS := .cache/wheels/.stamp
RUNTIME_TOOLS := tools/vendor.py tools/project.py tools/bytecode.py tools/pyodide_node.mjs \
	tools/pyodide_run.mjs tools/trimmed.txt
TYPED := $(wildcard engine app)
PORT ?=
GAMES ?= 500
BEGUN := $(shell date +%s)

.DEFAULT_GOAL := help
.PHONY: help play test lint test-engine test-e2e bench drill site clean vendor wheels browser \
	environment manifest requirements prerequisites

help: ## say what there is
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: vendor manifest ## serve the page on this machine and print its address (PORT=8000)
	@$(PYTHON) -m tools.serve . $(if $(PORT),--port $(PORT))

test: environment manifest vendor browser ## style, types, and every test: engine, app, tools, end to end
	@$(VENV)/python -m tools.run_tests --since $(BEGUN)

lint: environment manifest ## style and types
	@$(VENV)/ruff check --quiet .
	@$(VENV)/ruff format --check --quiet .
	@$(if $(TYPED),$(VENV)/mypy --no-error-summary $(TYPED) art tools,true)

test-engine: environment ## only the tests that need no browser, without the slow ones
	@$(VENV)/pytest -q -m "not slow" --numprocesses auto --dist worksteal \
		$(wildcard engine tests/engine tests/app)

test-e2e: environment vendor manifest browser ## only the tests in the browser
	@$(VENV)/pytest -q -m "not drill" tests/e2e

bench: environment vendor manifest browser ## boot, bytes, taps on a slow tablet, thoughts, the engine
	@$(VENV)/python -m tests.bench.boot
	@$(VENV)/python -m tests.bench.where
	@$(VENV)/python -m tests.bench.taps
	@$(VENV)/python -m tests.bench.motion
	@node tools/pyodide_run.mjs tests/bench/actions.py
	@node tools/pyodide_run.mjs tests/bench/thoughts.py
	@node tools/pyodide_run.mjs tests/bench/replays.py
	@$(VENV)/python -m engine bench --json

drill: environment vendor wheels manifest browser ## long runs: fuzzing (GAMES=500), kills, hostile input
	@$(VENV)/python -m tools.browser --others
	@$(VENV)/python -m tools.drill --games $(GAMES)

site: vendor manifest ## write the finished static site to dist/
	@$(PYTHON) -m tools.build_site dist

requirements: prerequisites ## write the hashes of all pinned tools, after a version was changed
	@test -x $(VENV)/python || $(PYTHON) -m venv .venv
	@$(VENV)/python -m tools.requirements

clean: ## remove everything that the commands above have made
	rm -rf .cache .venv dist node_modules static/vendor .mypy_cache .pytest_cache .ruff_cache \
		.hypothesis .coverage
	find art engine app tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# --- what the commands stand on -------------------------------------------------------------

prerequisites:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed." >&2; exit 1; }
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null || \
		{ echo "Node 20 or newer is needed." >&2; exit 1; }

vendor: prerequisites $(VENDOR)
wheels: $(WHEELS)
environment: prerequisites $(ENVIRONMENT)

manifest: prerequisites
	@$(PYTHON) -m tools.manifest

browser: $(ENVIRONMENT)
	@$(VENV)/python -m tools.browser

$(MODULES): package-lock.json package.json .npmrc
	npm ci --ignore-scripts --no-progress --loglevel=error
	@touch $@

$(VENDOR): $(MODULES) $(RUNTIME_TOOLS)
	$(PYTHON) -m tools.vendor
	@touch $@

$(ENVIRONMENT): requirements-dev.txt
	$(PYTHON) -m venv .venv
	$(VENV)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@

$(WHEELS): tools/requirements-pyodide.txt $(ENVIRONMENT)
	@rm -rf .cache/wheels
	$(VENV)/pip download --quiet --disable-pip-version-check --require-hashes --no-deps \
		--only-binary=:all: --python-version 3.14 --dest .cache/wheels -r tools/requirements-pyodide.txt
	@touch $@
