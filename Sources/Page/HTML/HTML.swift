import Report

/// A piece of a page.
///
/// Only text, which is escaped, elements and other pieces can make one, so that
/// no name or text can be mistaken for markup.
struct HTML: Equatable, Sendable {
  /// The piece as the page has it.
  let markup: String

  /// Takes markup as it is.
  ///
  /// It is for what makes its markup itself: JSON, and lists of so many lines
  /// that an element for each would slow the page down.
  init(trusted markup: String) {
    self.markup = markup
  }

  /// Nothing.
  static let empty = HTML(trusted: "")

  /// Whether there is nothing.
  var isEmpty: Bool { markup.isEmpty }

  // MARK: Text

  /// A text, escaped.
  static func text(_ text: String) -> HTML {
    HTML(trusted: HTMLText.escaped(text))
  }

  /// A text in which backticks delimit code.
  static func prose(_ text: String) -> HTML {
    HTML(trusted: HTMLText.prose(text))
  }

  /// A text between tags, where quotation marks mean nothing and stay as they
  /// are: it is for code, of which there is much.
  static func verbatim(_ text: String) -> HTML {
    HTML(trusted: HTMLText.escapedContent(text))
  }

  /// A text whose lines stay lines in the page's source.
  static func textLines(_ text: String) -> HTML {
    lines(text.split(separator: "\n").map { HTML.text(String($0)) })
  }

  // MARK: Several pieces

  /// Some pieces, one after the other.
  static func pieces(@HTMLBuilder _ pieces: () -> [HTML]) -> HTML {
    pieces().joined()
  }

  /// Some pieces, each on a line of its own in the page's source.
  static func lines(@HTMLBuilder _ pieces: () -> [HTML]) -> HTML {
    lines(pieces())
  }

  /// Some pieces, each on a line of its own in the page's source.
  static func lines(_ pieces: [HTML]) -> HTML {
    pieces.joined(by: HTML(trusted: "\n"))
  }

  /// Some pieces, each on a line of its own between those of the tags around
  /// them.
  static func block(@HTMLBuilder _ pieces: () -> [HTML]) -> HTML {
    lines([.empty] + pieces() + [.empty])
  }

  /// The piece and another, with nothing between them.
  static func + (first: HTML, second: HTML) -> HTML {
    HTML(trusted: first.markup + second.markup)
  }
}

extension [HTML] {
  /// The pieces in a row, with another one between each two.
  func joined(by separator: HTML = .empty) -> HTML {
    HTML(trusted: map(\.markup).joined(separator: separator.markup))
  }
}
