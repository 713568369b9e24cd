import ICalendar
import TestSupport
import Testing

struct `text of HTML` {
  @Test(arguments: [
    ("one<br>two<BR/>three<br />four", "one\ntwo\nthree\nfour"),
    ("<p>one</p><p>two</p>", "one\n\ntwo"),
    ("<p>one</p>\n\n<p>&nbsp;</p>\n<p>two</p>", "one\n\ntwo"),
    ("<div>one</div><div>two<div>three</div></div>", "one\ntwo\nthree"),
    ("a\r\n  b\tc &nbsp; d", "a b c d"),
    ("one<br><br><br>two", "one\n\ntwo"),
    ("<h1>Title</h1>text", "Title\n\ntext"),
    ("Agenda:<ul><li>One<li>Two</ul>end", "Agenda:\n\n- One\n- Two\n\nend"),
    ("<ol>\n <li>One</li>\n <li>Two</li>\n</ol>", "- One\n- Two"),
    ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b\nc"),
    ("<pre>a\n  b</pre>c", "a\n  b\n\nc"),
    ("<b>bold</b> and <i>it</i>al<u>ic</u>", "bold and italic"),
    ("<o:p></o:p><span lang=\"en\">x</span><unknown>y</unknown>", "xy"),
  ])
  func `has the lines that its elements make`(html: String, text: String) {
    #expect(HTMLText.plainText(of: html) == text)
  }

  @Test(arguments: [
    ("a &amp; b &lt;c&gt; &quot;d&apos;", "a & b <c> \"d'"),
    ("M&uuml;nchen &ndash; &Eacute;t&eacute; &euro;5", "München – Été €5"),
    ("&#252;&#x2019;&#X1F600;", "ü’😀"),
    ("AT&T &unknown; &; & &amp", "AT&T &unknown; &; & &amp"),
    ("a&#0;b&#27;c&#xD800;d&#99999999999;", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d&#99999999999;"),
    ("&amp;lt;", "&lt;"),
  ])
  func `has the characters of its entities`(html: String, text: String) {
    #expect(HTMLText.plainText(of: html) == text)
  }

  @Test(arguments: [
    (
      "See <a href=\"https://example.org/a?b=1&amp;c=2\">the page</a>.",
      "See the page <https://example.org/a?b=1&c=2>."
    ),
    ("<a href='https://example.org'>https://example.org</a>", "https://example.org"),
    ("<a href=\"https://example.org/\">https://example.org</a>", "https://example.org"),
    ("<a class=x HREF=mailto:a@example.org >a@example.org</a>", "a@example.org"),
    ("<a href=\"https://example.org\"><img src=\"x.png\"></a>", "https://example.org"),
    ("<a href=\"https://example.org\">open", "open <https://example.org>"),
    ("<a href=\"javascript:alert(1)\">x</a><a href=\"#top\">y</a><a name=z>z</a>", "xyz"),
    ("<a data-href=\"https://example.com\" href=\"tel:+1\">call</a>", "call <tel:+1>"),
  ])
  func `keeps the addresses of links`(html: String, text: String) {
    #expect(HTMLText.plainText(of: html) == text)
  }

  @Test(arguments: [
    ("a<script>if (a < b) { x(\"</b>\") }</SCRIPT >b", "ab"),
    ("<style>p { color: red }</style>a", "a"),
    ("<html><head><title>No</title><meta x></head><body>yes</body></html>", "yes"),
    ("a<!-- b <b> -- > c -->d<!DOCTYPE html><?xml version=\"1.0\"?>e", "ade"),
    ("a<script>never closed", "a"),
    ("a<!-- never closed", "a"),
  ])
  func `is without what is no text`(html: String, text: String) {
    #expect(HTMLText.plainText(of: html) == text)
  }

  @Test(arguments: [
    ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
    (
      "<person@example.org> <https://example.org/x> <5>",
      "<person@example.org> <https://example.org/x> <5>"
    ),
    ("<b", "<b"),
    ("a <", "a <"),
    ("<a title=\"x > y\" href=\"https://example.org\">z</a>", "z <https://example.org>"),
    ("<b title=\"open>x</b>", "x"),
  ])
  func `has everything that is no tag`(html: String, text: String) {
    #expect(HTMLText.plainText(of: html) == text)
  }
}

struct `a text that may be HTML` {
  @Test(arguments: [
    ("Hi<br>there", "Hi\nthere"),
    ("<p>Hi</p>", "Hi"),
    ("line one\nline <b>two</b>\n\nend", "line one\nline two\n\nend"),
    ("line one\nline <b>two</b><br>\nend", "line one line two\nend"),
    ("<span class=\"x\">a</span>", "a"),
    ("<a href=\"https://example.org\">a</a>\nb", "a <https://example.org>\nb"),
  ])
  func `is HTML where tags show it`(text: String, shown: String) {
    #expect(HTMLText.plainText(ifMarkedUp: text) == shown)
  }

  @Test(arguments: [
    "plain", "", "Tom &amp; Jerry", "a < b > c", "<person@example.org>", "<https://example.org>",
    "Send it to <address> by <b>", "<name> and </name>", "if a <b and c> d",
  ])
  func `is none elsewhere`(text: String) {
    #expect(HTMLText.plainText(ifMarkedUp: text) == nil)
  }

  @Test(arguments: [
    "<a ", "<a b=\"", "<a b='x", "<!--", "<!", "<script>", "&", "&#", "<p", "<br>",
    "<a href=\"http:x\">",
    "</", "<li>", " \n", "<pre>\n",
  ])
  func `takes no more time than its length however broken it is`(piece: String) {
    let text = String(repeating: piece, count: 50_000)
    #expect(HTMLText.plainText(of: text).utf8.count <= 2 * text.utf8.count)
    _ = HTMLText.plainText(ifMarkedUp: text)
  }

  @Test func `may be any text`() {
    let pieces = [
      "<", ">", "/", "a", "b", "br", "p", "li", "pre", "script", "style", "href=", "\"", "'", "&",
      ";", "#",
      "x41", "amp", "!--", "-->", " ", "\n", "é", "http://e", "\0", "=",
    ]
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 0..<40, using: &random))
        .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      let shown = HTMLText.plainText(of: text)
      #expect(!shown.contains("\n\n\n") || text.contains("pre"))
      #expect(!shown.lowercased().contains("<script>"))
    }
  }
}
