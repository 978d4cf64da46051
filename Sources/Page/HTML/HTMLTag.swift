/// A tag, which makes an element when it is called with the element's
/// attributes and content: `HTML.p(.class("soft")) { "All examples." }`.
struct HTMLTag: Sendable {
  /// How the elements end.
  enum End {
    /// With an end tag.
    case tag
    /// Where the next element begins or the outer one ends; an element that
    /// never has content ends so too.
    case omitted
    /// Within the start tag, as an element of a drawing without content does.
    case slash
  }

  let name: String
  let end: End

  init(_ name: String, end: End = .tag) {
    self.name = name
    self.end = end
  }

  /// The tag whose elements have an end tag in any case, for those of which the
  /// page has few.
  var closed: HTMLTag { HTMLTag(name) }

  /// The tag whose elements have no end tag, for those of which it has many.
  var open: HTMLTag { HTMLTag(name, end: .omitted) }

  /// An element with attributes in this order; nil is left out.
  func callAsFunction(
    _ attributes: HTMLAttribute?...,
    @HTMLBuilder content: () -> [HTML] = { [] }
  ) -> HTML {
    element(attributes, content: content)
  }

  /// An element with some content; nothing at all without any.
  func ifAny(
    _ attributes: HTMLAttribute?...,
    @HTMLBuilder content: () -> [HTML]
  ) -> HTML? {
    let content = content()
    guard content.contains(where: { !$0.isEmpty }) else { return nil }
    return element(attributes) { content }
  }

  /// An element with attributes from a list.
  func element(
    _ attributes: [HTMLAttribute?],
    @HTMLBuilder content: () -> [HTML]
  ) -> HTML {
    var markup = "<\(name)"
    for case let attribute? in attributes { markup += attribute.markup }
    if end == .slash { return HTML(trusted: "\(markup)/>") }
    markup += ">"
    for piece in content() { markup += piece.markup }
    if end == .tag { markup += "</\(name)>" }
    return HTML(trusted: markup)
  }
}
