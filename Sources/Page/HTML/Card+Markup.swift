import Catalog

extension Card {
  /// A remark behind the name of a misuse; nothing for a pattern.
  var misuseMark: String {
    Markup.optional(" <small>misuse</small>", if: misuseOf != nil)
  }
}
