/// A verb in the present tense, in the singular and the plural.
struct Verb: Sendable, Equatable {
  /// The form after one thing, and after none in words: `no test runs`.
  let singular: String
  /// The form after several things.
  let plural: String

  /// `creates`, `create`.
  static let create = Verb(singular: "creates", plural: "create")
  /// `remains`, `remain`.
  static let remain = Verb(singular: "remains", plural: "remain")
  /// `goes`, `go`.
  static let go = Verb(singular: "goes", plural: "go")

  /// The form after a number of things, of which none is said in words.
  func form(for count: Int) -> String {
    if count > 1 { plural } else { singular }
  }
}
