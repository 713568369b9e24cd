# What can be done here; each of these gets what the build needs first.
#
#   make demo         build, and show a month of the demo calendar
#   make test         every test
#   make build        the program, as .build/release/icsview
#   make install      program, manual page and completions, below DESTDIR and PREFIX
#   make uninstall    removes what install has put there
#   make deb          a Debian package, as .build/packages/icsview_*.deb
#   make tarball      the program and what belongs to it, for systems without Swift, beside the package
#   make formula      the sources as an archive, and a Homebrew formula for it; URL=ADDRESS is where it will be
#   make lint         the format of the sources
#   make check-completions  bash, zsh and fish complete with the scripts for them
#   make check-formats      what is written for programs, as Python and jq read it; with EVIDENCE=DIR also of DIR/corpus
#   make check-neighbours   neomutt, git, vdirsyncer, khal, jq, less and tmux, each with icsview as the README has it
#   make check-packages     what install, deb, tarball and formula make
#   make check-deb          the Debian package on a bare Debian; takes minutes, and needs root
#   make check-recipes      the recipes of the README
#   make check-streams      full disks, closed pipes and names from other programs
#   make check-terminal     the browser, by what is typed into a terminal and what its screen shows
#   make check-xargs        records of many files, shared among several runs
#   make check-spark        the same by Spark, which is downloaded (300 MB)
#   make check-commands     each command that the README, the manual page and CONTRIBUTING print
#   make check-pictures     whether the pictures of the README are as the program draws them now
#   make check-man          the manual page, by groff and mandoc
#   make documentation      of the code: what has no comment, and .build/documentation/icsview.doccarchive
#   make pictures     the pictures of the README, anew
#   make compare      what other programs make of the same calendars, against the table of the README
#   make check-faults       a system that fails, leaks, and that reading is never writing
#   make check-bounds       calendars that ask for too much
#   make sanitize           the tests under the sanitizers for addresses, undefined behaviour and threads;
#                           with TESTS=PATTERN only those of that name under the first two
#   make conformance  EVIDENCE=DIR: what DIR/tools/conformance says, against Fixtures/conformance.tsv,
#                     whether drawings of the calendars below DIR keep within their widths, whether
#                     they are the same written and read again, and what damage to them does
#   make fuzz         libFuzzer on all that reads what strangers write, FUZZ_SECONDS=60 on each part
#   make mutations    EVIDENCE=DIR: every calendar below DIR damaged in 200 ways; takes an hour
#   make bench        what the parts cost; with EVIDENCE=DIR also DIR/bench/bench.py
#   make clean        remove what was built

PREFIX ?= /usr/local
DESTDIR ?=
FUZZ_SECONDS ?= 60
# The same inputs are tried with the same seed; others each time with 0.
FUZZ_SEED ?= 0
SWIFT ?= swift

program = .build/release/icsview
share = $(DESTDIR)$(PREFIX)/share
# Debian keeps what its packages bring for zsh in vendor-completions.
ZSH_COMPLETIONS ?= zsh/site-functions
installed = $(DESTDIR)$(PREFIX)/bin/icsview $(share)/man/man1/icsview.1 \
  $(share)/bash-completion/completions/icsview $(share)/$(ZSH_COMPLETIONS)/_icsview \
  $(share)/fish/vendor_completions.d/icsview.fish
release = -c release --product icsview

# Packages; the version stands in one place, and the time in them is that of the last change.
version := $(shell sed -n 's/^let programVersion = "\(.*\)"$$/\1/p' Sources/IcsviewCommand/Version.swift)
date = $(shell git log -1 --format=%ct 2>/dev/null || date +%s)
packages = .build/packages

# Swift's libraries go into the program where the system does not have them.
ifeq ($(shell uname -s),Darwin)
brew := $(shell brew --prefix 2>/dev/null)
flags := $(foreach folder,$(brew) $(brew)/opt/icu4c,-Xcc -I$(folder)/include -Xlinker -L$(folder)/lib)
else
release += --static-swift-stdlib
endif

.PHONY: demo test build install uninstall deb tarball formula version lint bench conformance \
  clean setup evidence check-completions check-formats check-neighbours check-packages \
  check-recipes check-streams check-terminal check-deb check-spark check-xargs check-man \
  check-pictures compare documentation pictures check-commands fuzz mutations \
  check-faults check-bounds sanitize sanitize-address sanitize-thread

demo: build
	@$(program) --month=2025-06 --select 2025-06-16..2025-06-20 \
	  --now 2025-06-16T08:00 --tz Europe/Berlin Fixtures/calendars/demo.ics

test: setup
	$(SWIFT) test --disable-xctest $(flags)

build: setup
	$(SWIFT) build $(release) $(flags)

install: build
	install -d $(dir $(installed))
	install -m 755 $(program) $(word 1,$(installed))
	install -m 644 man/icsview.1 $(word 2,$(installed))
	$(program) completions bash > $(word 3,$(installed))
	$(program) completions zsh > $(word 4,$(installed))
	$(program) completions fish > $(word 5,$(installed))
	chmod 644 $(wordlist 3,5,$(installed))

uninstall:
	rm -f $(installed)

deb: build
	.ci/setup dh
	rm -rf $(packages)/deb
	$(MAKE) install DESTDIR=$(packages)/deb PREFIX=/usr ZSH_COMPLETIONS=zsh/vendor-completions
	.packaging/deb $(packages)/deb $(version) $(date)

tarball: build
	rm -rf $(packages)/tarball
	$(MAKE) install DESTDIR=$(packages)/tarball/icsview-$(version) PREFIX=
	.packaging/tarball $(packages)/tarball/icsview-$(version) $(date)

# The archive of the sources, and the Homebrew formula for it; URL is where the archive will be had.
formula:
	.packaging/formula $(packages) $(version) $(URL)

version:
	@echo $(version)

lint:
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

check-commands: build
	.ci/setup jq tmux python3 man
	Tests/Shell/commands $(program)

check-completions: build
	.ci/setup zsh fish
	Tests/Shell/completions $(program)

check-formats: build
	.ci/setup python3 jq
	Tests/Shell/formats $(program) Fixtures $(if $(EVIDENCE),$(EVIDENCE)/corpus)

check-neighbours: build
	.ci/setup git jq khal less neomutt python3 radicale tmux vdirsyncer
	Tests/Neighbours/check $(program)

check-xargs: build
	.ci/setup python3
	Tests/ManyMachines/check $(program) xargs

# Spark comes with its Python package, once, into a folder of its own.
check-spark: build
	.ci/setup python3 java
	python3 -c 'import ensurepip' || .ci/setup python3-venv
	[ -e .build/spark/installed ] || { python3 -m venv .build/spark && \
	  .build/spark/bin/pip install --quiet 'pyspark>=3.5,<4' && touch .build/spark/installed; }
	.build/spark/bin/python Tests/ManyMachines/check $(program) spark

check-packages: deb tarball formula
	.ci/setup lintian ruby
	Tests/Shell/packages $(program) $(packages)

check-recipes: build
	.ci/setup jq gawk fzf
	Tests/Shell/recipes $(program)

check-streams: build
	Tests/Shell/streams $(program)

check-terminal: build
	.ci/setup tmux python3 pgrep
	Tests/Terminal/check $(program)
	Tests/Terminal/random_keys $(program) Fixtures/calendars/demo.ics --minutes 0.2

check-deb: deb
	.ci/setup debootstrap
	.packaging/try-deb $(packages)/icsview_$(version)-1_*.deb $(program) $(BARE)

check-man:
	.ci/setup groff mandoc
	Tests/Documentation/man man/icsview.1

pictures: build
	.ci/setup tmux python3
	Fixtures/pictures/draw $(program)

check-pictures: build
	.ci/setup tmux python3
	Fixtures/pictures/draw $(program) .build/pictures
	for picture in Fixtures/pictures/*.svg; do \
	  cmp "$$picture" ".build/pictures/$${picture##*/}" || { echo "make pictures draws it anew" >&2; exit 1; }; \
	done

compare: build
	.ci/setup khal calcurse gcalcli remind ncal tmux python3
	Tests/Compare/compare $(program) --readme README.md

documentation: setup
	.ci/setup jq python3
	Tests/Documentation/graphs .build/documentation/graphs
	Tests/Documentation/undocumented .build/documentation/graphs
	docc convert Sources/icsview/icsview.docc --warnings-as-errors \
	  --additional-symbol-graph-dir .build/documentation/graphs \
	  --fallback-display-name icsview --fallback-bundle-identifier icsview \
	  --output-path .build/documentation/icsview.doccarchive

# Loaded before the C library, these let calls of it fail and count what is allocated.
.build/faults/%.so: Tests/Faults/%.c
	@mkdir -p $(dir $@)
	$(CC) -std=c17 -Wall -Wextra -Werror -O1 -shared -fPIC -o $@ $< -ldl -lpthread

check-faults: build .build/faults/injection.so .build/faults/allocations.so
	.ci/setup python3 strace unshare
	python3 Tests/Faults/system_faults.py $(program) Fixtures .build/faults/injection.so
	python3 Tests/Faults/leaks.py $(program) .build/faults/allocations.so
	python3 Tests/Faults/reading_only.py $(program) Fixtures .build/faults/injection.so

check-bounds: build
	.ci/setup python3
	python3 Tests/Faults/bounds.py $(program)

# Each has a build of its own. Swift itself ends a program at what is undefined in C, so that only the C of the
# headers needs the sanitizer for it; a trap there needs no library. A failed allocation is what a test wants.
sanitize: sanitize-address sanitize-thread

address = --sanitize=address --scratch-path .build/sanitize/address \
  -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined
thread = --sanitize=thread --scratch-path .build/sanitize/thread
TESTS ?= .

sanitize-address: setup
	ASAN_OPTIONS=allocator_may_return_null=1:detect_stack_use_after_return=1 \
	  $(SWIFT) test --disable-xctest $(flags) $(address) --filter '$(TESTS)'

sanitize-thread: setup
	TSAN_OPTIONS=allocator_may_return_null=1:halt_on_error=1 \
	  $(SWIFT) test --disable-xctest $(flags) $(thread) \
	  --filter 'two threads|a scan in two parts|slices of a window|the reading of a file'

conformance: evidence build
	.ci/conformance $(program) $(EVIDENCE)
	Tests/Hostile/round_trips.py $(program) $(EVIDENCE) --most 12
	Tests/Hostile/mutations.py $(program) $(EVIDENCE) --ways 2
	ICSVIEW_EVIDENCE=$(abspath $(EVIDENCE)) \
	  $(SWIFT) test --disable-xctest $(flags) --filter 'a drawing of any calendar'

fuzz: setup
	.ci/setup python3
	ICSVIEW_FUZZ=1 $(SWIFT) build -c release --product Fuzz --sanitize fuzzer --build-path .build/fuzz $(flags)
	Tests/Fuzz/run .build/fuzz/release/Fuzz --seconds $(FUZZ_SECONDS) --seed $(FUZZ_SEED)

mutations: evidence build
	Tests/Hostile/mutations.py $(program) $(EVIDENCE)

bench: build
	$(SWIFT) run -c release $(flags) Benchmarks
	$(if $(EVIDENCE),python3 $(EVIDENCE)/bench/bench.py --bin $(program) --data .build/bench)

clean:
	$(SWIFT) package clean

setup:
	@.ci/setup

evidence:
	@: $(if $(EVIDENCE),,$(error say where the evidence is, by EVIDENCE=DIR))
