/// A noun to count with, in the singular and the plural.
package struct Noun: Sendable, Equatable, ExpressibleByStringLiteral {
  /// The form for one thing.
  let singular: String
  /// The form for any other number of things.
  let plural: String

  /// Creates a noun; by default its plural has an `s` more.
  package init(_ singular: String, plural: String? = nil) {
    self.singular = singular
    self.plural = plural ?? "\(singular)s"
  }

  /// Creates a noun whose plural has an `s` more.
  package init(stringLiteral singular: String) { self.init(singular) }

  /// The form for a number of things.
  func form(for count: Int) -> String {
    if count == 1 { singular } else { plural }
  }

  /// The number with the noun: `0 tests`, `1 test`, `1,200 tests`.
  func counted(_ count: Int) -> String {
    "\(grouped(count)) \(form(for: count))"
  }

  /// The same, but none is said in words: `no test`.
  func countedOrNo(_ count: Int) -> String {
    if count == 0 { return "no \(singular)" }
    return counted(count)
  }
}
