# What can be done here; each of these gets what the build needs first.
#
#   make demo         build, and show a month of the demo calendar
#   make test         every test
#   make build        the program, as .build/release/icsview
#   make install      program, manual page and completions, below DESTDIR and PREFIX
#   make lint         the format of the sources
#   make check-completions  bash, zsh and fish complete with the scripts for them
#   make check-formats      what is written for programs, as Python and jq read it; with EVIDENCE=DIR also of DIR/corpus
#   make check-recipes      the recipes of the README
#   make check-streams      full disks, closed pipes and names from other programs
#   make check-terminal     the browser, by what is typed into a terminal and what its screen shows
#   make conformance  EVIDENCE=DIR: what DIR/tools/conformance says, against Fixtures/conformance.tsv,
#                     whether drawings of the calendars below DIR keep within their widths, whether
#                     they are the same written and read again, and what damage to them does
#   make bench        what the parts cost; with EVIDENCE=DIR also DIR/bench/bench.py
#   make clean        remove what was built

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift

program = .build/release/icsview
completions = bash-completion/completions/icsview zsh/site-functions/_icsview \
  fish/vendor_completions.d/icsview.fish
release = -c release --product icsview

# Swift's libraries go into the program where the system does not have them.
ifeq ($(shell uname -s),Darwin)
brew := $(shell brew --prefix 2>/dev/null)
flags := $(foreach folder,$(brew) $(brew)/opt/icu4c,-Xcc -I$(folder)/include -Xlinker -L$(folder)/lib)
else
release += --static-swift-stdlib
endif

.PHONY: demo test build install lint bench conformance clean setup evidence \
  check-completions check-formats check-recipes check-streams check-terminal

demo: build
	@$(program) --month=2025-06 --select 2025-06-16..2025-06-20 \
	  --now 2025-06-16T08:00 --tz Europe/Berlin Fixtures/calendars/demo.ics

test: setup
	$(SWIFT) test --disable-xctest $(flags)

build: setup
	$(SWIFT) build $(release) $(flags)

install: build
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1
	install -m 755 $(program) $(DESTDIR)$(PREFIX)/bin/icsview
	install -m 644 man/icsview.1 $(DESTDIR)$(PREFIX)/share/man/man1/icsview.1
	install -d $(addprefix $(DESTDIR)$(PREFIX)/share/,$(dir $(completions)))
	$(program) completions bash > $(DESTDIR)$(PREFIX)/share/$(word 1,$(completions))
	$(program) completions zsh > $(DESTDIR)$(PREFIX)/share/$(word 2,$(completions))
	$(program) completions fish > $(DESTDIR)$(PREFIX)/share/$(word 3,$(completions))

lint:
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

check-completions: build
	.ci/setup zsh fish
	Tests/Shell/completions $(program)

check-formats: build
	.ci/setup python3 jq
	Tests/Shell/formats $(program) Fixtures $(if $(EVIDENCE),$(EVIDENCE)/corpus)

check-recipes: build
	.ci/setup jq gawk fzf
	Tests/Shell/recipes $(program)

check-streams: build
	Tests/Shell/streams $(program)

check-terminal: build
	.ci/setup tmux python3 pgrep
	Tests/Terminal/check $(program)

conformance: evidence build
	.ci/conformance $(program) $(EVIDENCE)
	Tests/Hostile/round_trips.py $(program) $(EVIDENCE) --most 12
	Tests/Hostile/mutations.py $(program) $(EVIDENCE) --ways 2
	ICSVIEW_EVIDENCE=$(abspath $(EVIDENCE)) \
	  $(SWIFT) test --disable-xctest $(flags) --filter 'a drawing of any calendar'

bench: build
	$(SWIFT) run -c release $(flags) Benchmarks
	$(if $(EVIDENCE),python3 $(EVIDENCE)/bench/bench.py --bin $(program) --data .build/bench)

clean:
	$(SWIFT) package clean

setup:
	@.ci/setup

evidence:
	@: $(if $(EVIDENCE),,$(error say where the evidence is, by EVIDENCE=DIR))
