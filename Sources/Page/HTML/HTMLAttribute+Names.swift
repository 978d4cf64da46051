import Catalog

extension HTMLAttribute {
  static func `class`(_ names: String) -> HTMLAttribute {
    HTMLAttribute("class", names)
  }

  static func id(_ id: String) -> HTMLAttribute { HTMLAttribute("id", id) }

  static func href(_ address: String) -> HTMLAttribute {
    HTMLAttribute("href", address)
  }

  /// The address of an element of the page.
  static func href(id: String) -> HTMLAttribute { .href("#\(id)") }

  /// What a script reads by a name.
  static func data(_ name: String, _ value: String) -> HTMLAttribute {
    HTMLAttribute("data-\(name)", value)
  }

  /// The pattern to which an element belongs.
  static func data(for card: Card) -> HTMLAttribute {
    .data("for", card.id)
  }

  /// The pattern whose element is marked when it is compared.
  static func data(mark card: Card) -> HTMLAttribute {
    .data("mark", card.id)
  }

  // MARK: For keyboards and screen readers

  static func aria(_ name: String, _ value: String) -> HTMLAttribute {
    HTMLAttribute("aria-\(name)", value)
  }

  static func role(_ role: String) -> HTMLAttribute {
    HTMLAttribute("role", role)
  }

  /// The keyboard reaches the element, so that it can scroll it.
  static let focusable = HTMLAttribute("tabindex", "0")

  // MARK: Cells and fields

  /// The cells of which a cell is the head: `col`, `row` or `rowgroup`.
  static func scope(_ scope: String) -> HTMLAttribute {
    HTMLAttribute("scope", scope)
  }

  /// The number of columns that a cell takes.
  static func columns(_ count: Int) -> HTMLAttribute {
    HTMLAttribute("colspan", "\(count)")
  }

  static func type(_ type: String) -> HTMLAttribute {
    HTMLAttribute("type", type)
  }

  static func value(_ value: String) -> HTMLAttribute {
    HTMLAttribute("value", value)
  }

  static func name(_ name: String) -> HTMLAttribute {
    HTMLAttribute("name", name)
  }

  /// A measure of a drawing, whose fraction is left out.
  static func number(_ name: String, _ value: Double) -> HTMLAttribute {
    HTMLAttribute(name, "\(Int(value))")
  }

  // MARK: Only sometimes

  /// A class; nil if something does not hold.
  static func `class`(_ names: String, if holds: Bool) -> HTMLAttribute? {
    if holds { return .class(names) }
    return nil
  }

  /// An element that opens, opened; nil if something does not hold.
  static func open(if holds: Bool) -> HTMLAttribute? {
    if holds { return HTMLAttribute("open") }
    return nil
  }
}
