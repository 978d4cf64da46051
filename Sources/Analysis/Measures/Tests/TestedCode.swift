import CodeGraph

/// The unit tests of a pattern for one example, of both kinds, and what they made of the mutants of its code.
public struct TestedCode: Sendable {
  /// The unit tests of one kind.
  public struct Tests: Sendable {
    /// The tests.
    public let tests: [UnitTest]
    /// The test doubles that they create.
    public let doubles: [TestDouble]

    /// Creates a list of tests with their doubles.
    public init(tests: [UnitTest], doubles: [TestDouble]) {
      (self.tests, self.doubles) = (tests, doubles)
    }
  }

  /// A mutant and the tests that noticed it.
  public struct Mutant: Sendable {
    /// The name of the mistake.
    public let name: String
    /// The place of the mistake.
    public let place: Place
    /// Whether it compiles, so that tests could run.
    public let compiles: Bool
    /// Whether a signal ends the program, in a scenario or a test.
    public let crashes: Bool
    /// Whether the run of the tests through the logic ended normally, so that the list of failing tests is complete.
    public let isComplete: Bool
    /// The names of the tests through the logic that failed.
    public let failing: [String]
    /// Whether a test of a part alone fails, crashes or does not end.
    public let isNoticedByPart: Bool

    /// Creates a mutant.
    public init(
      name: String, place: Place, compiles: Bool, crashes: Bool, isComplete: Bool, failing: [String],
      isNoticedByPart: Bool
    ) {
      (self.name, self.place, self.compiles) = (name, place, compiles)
      (self.crashes, self.isComplete, self.failing) = (crashes, isComplete, failing)
      self.isNoticedByPart = isNoticedByPart
    }

    /// Whether a test through the logic fails, crashes or does not end.
    var isNoticedThroughLogic: Bool { !failing.isEmpty || !isComplete }

    /// The mutant with a finding about it.
    func evidence(_ finding: String) -> Figure.Evidence {
      Figure.Evidence(place: place, text: "\(name): \(finding)")
    }
  }

  /// The tests through the logic, which all patterns share.
  public let logic: Tests
  /// The tests of one part alone.
  public let parts: Tests
  /// The mutants; none if there are too few for a share.
  public let mutants: [Mutant]

  /// Creates a record.
  public init(logic: Tests, parts: Tests, mutants: [Mutant]) {
    (self.logic, self.parts, self.mutants) = (logic, parts, mutants)
  }

  /// The tests through the logic: only these are compared.
  var tests: [UnitTest] { logic.tests }

  /// The number of mutants that compile and that a test through the logic free of some surroundings notices; nil without tests or mutants.
  func kills(without surroundings: Set<Surrounding>) -> Figure? {
    guard !tests.isEmpty, !mutants.isEmpty else { return nil }
    let free = Set(tests.filter { $0.isFree(of: surroundings) }.map(\.name))
    let found = mutants.filter(\.compiles).map { ($0, test: $0.failing.first(where: free.contains)) }
    return Figure(
      count: found.count { $0.test != nil },
      evidence: found.map { mutant, test in
        mutant.evidence(test.map { "noticed by '\($0)'" } ?? "not noticed by such a test")
      })
  }

  /// The number of tests through the logic free of some surroundings; nil without tests.
  func tests(without surroundings: Set<Surrounding>) -> Figure? {
    guard !tests.isEmpty else { return nil }
    return Figure(
      count: tests.count { $0.isFree(of: surroundings) },
      evidence: tests.map { $0.evidence(without: surroundings) }
    ).of(tests.count, "tests")
  }
}
