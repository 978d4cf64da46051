/// A selection of unit tests, such as `MVPTests.LoginTests`.
struct TestFilter: Sendable, Equatable {
  /// The regular expression that `swift test --filter` takes.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The pattern's module: `MVP` in `MVPTests.LoginTests`.
  var module: String {
    let target = text.prefix { $0 != "." }
    return String(target.hasSuffix("Tests") ? target.dropLast(5) : target)
  }
}
