import CodeGraph

/// The unit tests of a pattern for one example, and what they made of the mutants of its code.
public struct TestedCode: Sendable {
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
    /// Whether the run of the tests ended normally, so that the list of failing tests is complete.
    public let isComplete: Bool
    /// The names of the tests that failed.
    public let failing: [String]

    /// Creates a mutant.
    public init(
      name: String, place: Place, compiles: Bool, crashes: Bool, isComplete: Bool, failing: [String]
    ) {
      (self.name, self.place, self.compiles) = (name, place, compiles)
      (self.crashes, self.isComplete, self.failing) = (crashes, isComplete, failing)
    }

    /// The mutant with a finding about it.
    func evidence(_ finding: String) -> Figure.Evidence {
      Figure.Evidence(place: place, text: "\(name): \(finding)")
    }
  }

  /// The tests.
  public let tests: [UnitTest]
  /// The test doubles that they create.
  public let doubles: [TestDouble]
  /// The mutants; none if there are too few for a share.
  public let mutants: [Mutant]

  /// Creates a record.
  public init(tests: [UnitTest], doubles: [TestDouble], mutants: [Mutant]) {
    (self.tests, self.doubles, self.mutants) = (tests, doubles, mutants)
  }

  /// The number of mutants that compile and that a test free of some surroundings notices; nil without tests or mutants.
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

  /// The number of tests free of some surroundings; nil without tests.
  func tests(without surroundings: Set<Surrounding>) -> Figure? {
    guard !tests.isEmpty else { return nil }
    return Figure(
      count: tests.count { $0.isFree(of: surroundings) },
      evidence: tests.map { $0.evidence(without: surroundings) }
    ).of(tests.count, "tests")
  }
}
