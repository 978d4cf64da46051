import Catalog

extension Card {
  /// Whether it is shown for reference only: not a pattern.
  var isMisuse: Bool { misuseOf != nil }

  /// A remark behind the name of a misuse; nil for a pattern.
  var misuseMark: HTML? {
    guard isMisuse else { return nil }
    return HTML.pieces {
      " "
      HTML.small { "misuse" }
    }
  }

  /// A link to the article on the pattern, by its name.
  var linkToArticle: HTML {
    HTML.a(.href(id: "pattern-\(id)")) { name }
  }
}
