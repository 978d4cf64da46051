/// Markup that stands in the page only if there is something to say.
enum Markup {
  /// An element with an inside; nothing without one. The
  /// tag may have attributes.
  static func element(_ tag: String, _ inside: String) -> String {
    if inside.isEmpty { return "" }
    let name = tag.prefix { $0 != " " }
    return "<\(tag)>\(inside)</\(name)>"
  }

  /// A list with some items; nothing without any.
  static func list(_ items: [String]) -> String {
    element("ul", items.joined(separator: "\n"))
  }

  /// Some markup, such as an attribute, if something holds; otherwise nothing.
  static func optional(_ markup: String, if holds: Bool) -> String {
    if holds { return markup }
    return ""
  }
}
