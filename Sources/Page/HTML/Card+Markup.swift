import Catalog

extension Card {
  /// A remark behind the name of a misuse; nil for a pattern.
  var misuseMark: HTML? {
    guard misuseOf != nil else { return nil }
    return HTML.pieces {
      " "
      HTML.small { "misuse" }
    }
  }

  /// A link to the article on the pattern, by its name.
  var linkToArticle: HTML {
    HTML.a(.href("#pattern-\(id)")) { name }
  }
}
