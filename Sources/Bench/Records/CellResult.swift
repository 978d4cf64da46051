import Catalog

/// What came of one pattern's cell of a change request.
public struct CellResult: Sendable, Codable, Hashable {
  /// The request's id.
  public let request: ChangeRequest.ID
  /// The pattern's id.
  public let pattern: Card.ID
  /// The names of the pattern's own patches, such as `product.patch`; none in a control.
  public let patches: [String]
  /// The compiler's first error; nil if the changed pattern compiles.
  public let compileError: String?
  /// The outcome of the unit tests through the logic.
  public let logicTests: TestOutcome
  /// The outcome of the unit tests of one part alone.
  public let partTests: TestOutcome
  /// The outcome of the scenarios.
  public let scenarios: TestOutcome

  /// Creates a result.
  package init(
    request: ChangeRequest.ID, pattern: Card.ID, patches: [String], compileError: String? = nil,
    logicTests: TestOutcome, partTests: TestOutcome, scenarios: TestOutcome
  ) {
    self.request = request
    self.pattern = pattern
    self.patches = patches
    self.compileError = compileError
    self.logicTests = logicTests
    self.partTests = partTests
    self.scenarios = scenarios
  }

  /// Whether the changed pattern compiles and passes everything.
  public var isGood: Bool { ![logicTests, partTests, scenarios].contains(where: \.kills) }
}
