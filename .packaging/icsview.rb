# What stands between @ is filled in by `make formula`.
class Icsview < Formula
  desc "View iCalendar files in the terminal"
  url "@URL@"
  version "@VERSION@"
  sha256 "@SHA256@"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "icu4c"
  depends_on "libical"
  depends_on "ncurses"
  uses_from_macos "swift" => :build

  def install
    places = %w[icu4c libical ncurses].map { |name| Formula[name].opt_prefix }
    flags = places.map { |place| "-Xcc -I#{place}/include -Xlinker -L#{place}/lib" }
    # Homebrew has a sandbox of its own, and has installed what is needed.
    system "make", "--old-file=setup", "install", "PREFIX=#{prefix}",
           "flags=--disable-sandbox #{flags.join(" ")}"
  end

  test do
    (testpath/"calendar.ics").write <<~CALENDAR
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      DTSTART:20250616T093000Z
      SUMMARY:Design review
      END:VEVENT
      END:VCALENDAR
    CALENDAR
    assert_match "Design review", shell_output("#{bin}/icsview list calendar.ics")
    assert_equal "icsview #{version}\n", shell_output("#{bin}/icsview --version")
  end
end
