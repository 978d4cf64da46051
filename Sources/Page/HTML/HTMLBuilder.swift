import Report

/// Lists pieces of HTML: a string is text and is escaped, nil is left out.
typealias HTMLBuilder = ListBuilder<HTML>

extension HTMLBuilder {
  /// A text, escaped.
  static func buildExpression(_ text: String) -> [HTML] { [.text(text)] }

  /// A piece, if there is one.
  static func buildExpression(_ piece: HTML?) -> [HTML] {
    guard let piece else { return [] }
    return [piece]
  }
}
