import Catalog

/// What came of one pattern's cell of a change request when it was built and run.
public struct CellResult: Sendable, Codable, Hashable {
  /// The request's id.
  public let request: ChangeRequest.ID
  /// Whose cell it is.
  public let version: ChangeVersion
  /// The pattern's id.
  public let pattern: Card.ID
  /// The fingerprint of what the result depends on.
  public let fingerprint: String
  /// The names of the pattern's own patches, such as `product.patch`; none in a control.
  public let patches: [String]
  /// The scenarios of the request in the program as it was, with the names of those that fail.
  public let before: TestOutcome
  /// What the product patch alone breaks.
  public let broken: BrokenTests
  /// The compiler's first error; nil if the changed pattern compiles.
  public let compileError: String?
  /// The outcome of the unit tests through the logic.
  public let logicTests: TestOutcome
  /// The outcome of the unit tests of one part alone.
  public let partTests: TestOutcome
  /// The outcome of the tests of the card.
  public let cardTests: TestOutcome
  /// The outcome of the scenarios.
  public let scenarios: TestOutcome
  /// The forbidden references and the broken rules of the changed pattern.
  public let breaches: [String]
  /// The arrows that the changed pattern uses and the one before did not; nil if the one before does not compile with what the
  /// request changes for all.
  public let firstArrows: [String]?

  /// Creates a result.
  package init(
    request: ChangeRequest.ID, version: ChangeVersion = .first, pattern: Card.ID, fingerprint: String,
    patches: [String], before: TestOutcome, broken: BrokenTests, compileError: String? = nil,
    logicTests: TestOutcome,
    partTests: TestOutcome, cardTests: TestOutcome, scenarios: TestOutcome, breaches: [String] = [],
    firstArrows: [String]? = nil
  ) {
    self.request = request
    self.version = version
    self.pattern = pattern
    self.fingerprint = fingerprint
    self.patches = patches
    self.before = before
    self.broken = broken
    self.compileError = compileError
    self.logicTests = logicTests
    self.partTests = partTests
    self.cardTests = cardTests
    self.scenarios = scenarios
    self.breaches = breaches
    self.firstArrows = firstArrows
  }

  /// Whether the changed pattern compiles, passes everything and keeps to its card.
  public var isGood: Bool {
    ![logicTests, partTests, cardTests, scenarios].contains(where: \.kills) && breaches.isEmpty
  }
}
