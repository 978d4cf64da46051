import CodeGraph
import Synchronization
import Testing

@testable import Catalog
@testable import Comparison
@testable import Measures

/// The runner on a fake bench, which builds nothing.
@Suite struct MutantRunnerTests {
  private let two: [Mutation] = [.emailUntrimmed, .cancelIgnored]

  @Test func `All patterns get the same mutant at a time, and none at the end`() async throws {
    let bench = FakeBench()
    let findings = try await MutantRunner(on: bench).run([card("a"), card("b")], two)
    #expect(
      bench.actions == [
        "apply []", "build ", #"apply ["a email-untrimmed", "b email-untrimmed"]"#, "build email-untrimmed",
        #"apply ["a cancel-ignored", "b cancel-ignored"]"#, "build cancel-ignored", "apply []",
      ])
    let patterns = ["a", "b"].map { id in
      PatternMutants(
        pattern: id, fingerprint: "of \(id)",
        results: two.map { mutation in
          let seen = TestOutcome(count: 5, failed: ["\(id) \(mutation.rawValue) seen"])
          return MutantResult(
            mutation: mutation, place: Place(file: "\(id.uppercased())/A.swift", line: 7), scenarios: seen,
            unitTests: seen)
        })
    }
    #expect(findings.patterns == patterns)
    #expect(findings.mutations == two)
    #expect(findings.count == 4)
    #expect(findings.survivors.isEmpty)
  }

  @Test func `A pattern without the example of a mutation has no mutant of it`() async throws {
    let bench = FakeBench()
    let findings = try await MutantRunner(on: bench).run(
      [card("without-login", [.greetingUnseen]), card("b", [.greetingUnseen, .cancelIgnored])],
      [.greetingUnseen, .cancelIgnored])
    #expect(
      findings.patterns.map { $0.results.map(\.mutation) } == [
        [.greetingUnseen], [.greetingUnseen, .cancelIgnored],
      ])
    #expect(bench.actions.contains(#"apply ["b cancel-ignored"]"#))
  }

  @Test func `Mutants that do not compile are recorded, and the others are run without them`() async throws {
    let bench = FakeBench(broken: ["a", "c"])
    let findings = try await MutantRunner(on: bench).run(["a", "b", "c"].map { card($0) }, [.cancelIgnored])
    #expect(
      bench.actions.dropFirst(2) == [
        #"apply ["a cancel-ignored", "b cancel-ignored", "c cancel-ignored"]"#, "build cancel-ignored",
        #"apply ["b cancel-ignored", "c cancel-ignored"]"#, "build cancel-ignored",
        #"apply ["b cancel-ignored"]"#, "build cancel-ignored", "apply []",
      ])
    let results = findings.patterns.map { $0.results[0] }
    #expect(results.map(\.compileError) == ["no 'A'", nil, "no 'C'"])
    #expect(results.map(\.detection) == [.compileError, .test, .compileError])
    #expect(results.map(\.unitTests.count) == [0, 5, 0])
    #expect(findings.survivors.isEmpty)
  }

  @Test func `Only a pattern with look-ups has a mutant with a misspelt name`() async throws {
    let findings = try await MutantRunner(on: FakeBench()).run([card("a", [])], [.nameMisspelt])
    #expect(findings.count == 0)
    let lookup = LookupMember(type: "A", member: "b")
    await #expect(throws: MutantError.noMutant(pattern: "A", mutation: .nameMisspelt)) {
      try await MutantRunner(on: FakeBench()).run([card("a", [], lookups: [lookup])], [.nameMisspelt])
    }
  }

  @Test func `The first thing that notices a mutant is its outcome`() {
    let (fails, passes) = (TestOutcome(count: 1, failed: ["t"]), TestOutcome(count: 1, failed: []))
    let crash = TestOutcome(count: 1, failed: [], ending: .crash)
    let timeout = TestOutcome(count: 1, failed: [], ending: .timeout)
    let expected: [(TestOutcome, TestOutcome, MutantResult.Detection)] = [
      (fails, fails, .test), (passes, fails, .test), (passes, timeout, .test), (fails, passes, .scenario),
      (timeout, passes, .scenario), (passes, passes, .silent), (crash, fails, .crash), (fails, crash, .crash),
    ]
    for (scenarios, unitTests, detection) in expected {
      let result = MutantResult(
        mutation: .cancelIgnored, place: Place(file: "A.swift", line: 1), scenarios: scenarios,
        unitTests: unitTests)
      #expect(result.detection == detection)
    }
  }

  private static let some: FakeBench.Judge = { _, _ in TestOutcome(count: 5, failed: ["it starts empty"]) }
  private static let crash: FakeBench.Judge = { _, _ in TestOutcome(count: 5, failed: [], ending: .crash) }
  private static let none: FakeBench.Judge = { _, _ in TestOutcome(count: 0, failed: []) }
  private static let broken: FakeBench.Judge = { _, mutation throws(MutantError) in
    if mutation == .cancelIgnored { throw .noResult(of: "x", reason: "y") }
    return TestOutcome(count: 5, failed: [])
  }

  @Test(arguments: [
    (
      FakeBench(scenarios: some),
      MutantError.failsUnchanged(pattern: "A", by: "scenario", first: "it starts empty")
    ),
    (FakeBench(unitTests: crash), .failsUnchanged(pattern: "A", by: "unit test", first: "ended by crash")),
    (FakeBench(unitTests: none), .noResult(of: "unit tests of A", reason: "none was run")),
    (FakeBench(isRestless: true), .changedMeanwhile(pattern: "A")),
    (FakeBench(scenarios: broken), .noResult(of: "x", reason: "y")),
  ])
  func `A fault without a mutant, of the bench or of the code is an error`(
    bench: FakeBench, error: MutantError
  ) async {
    await #expect(throws: error) { try await MutantRunner(on: bench).run([card("a")], two) }
  }

  @Test func `A run of all mutants reads the unit tests; as many must be found as are run`() async throws {
    func tests(_ count: Int) -> UnitTests {
      UnitTests(
        tests: (0..<count).map {
          UnitTest(
            suite: "S", name: "t\($0)", place: Place(file: "A", line: 1), needs: [], objects: 0, doubles: [])
        }, doubles: [])
    }
    let all = card("a", Mutation.allCases)
    let bench = FakeBench(suites: ["a": tests(5)])
    let findings = try await MutantRunner(on: bench).run([all])
    #expect(findings.patterns.map(\.unitTests) == [tests(5)])
    #expect(bench.actions.count { $0 == "read unit tests" } == 1)
    #expect(findings.only(["a"], .cancelIgnored).patterns.map(\.unitTests) == [nil])
    #expect(try await MutantRunner(on: bench).run([all], two).patterns.map(\.unitTests) == [nil])
    await #expect(
      throws: MutantError.unreadableTests(
        pattern: "A", reason: "4 were found in the index, and 5 were run.")
    ) {
      try await MutantRunner(on: FakeBench(suites: ["a": tests(4)])).run([all])
    }
  }

  @Test func `A missing or inapplicable mutant is an error before the build`() async {
    let bench = FakeBench()
    await #expect(throws: MutantError.noMutant(pattern: "A", mutation: .cancelIgnored)) {
      try await MutantRunner(on: bench).run([card("a", [.emailUntrimmed])], two)
    }
    let gone = card("a", two, original: "gone")
    await #expect(
      throws: MutantError.doesNotApply(pattern: "A", mutation: .emailUntrimmed, file: "A.swift", places: 0)
    ) {
      try await MutantRunner(on: bench).run([gone], two)
    }
    #expect(bench.actions == [])
  }

  @Test func `Progress names the build, the mutant, the pattern and the kind of test`()
    async throws
  {
    let reported = Mutex<[String]>([])
    let progress: @Sendable (String) -> Void = { line in reported.withLock { $0.append(line) } }
    _ = try await MutantRunner(on: FakeBench()).run([card("a"), card("b")], two, progress: progress)
    let lines = reported.withLock { $0 }
    #expect(
      lines.prefix(5) == [
        "Building a copy of the package", "[no mutant yet] a, scenarios", "[no mutant yet] a, unit tests",
        "[no mutant yet] b, scenarios", "[no mutant yet] b, unit tests",
      ])
    // Scenarios and unit tests run in parallel.
    for judge in ["scenarios", "unit tests"] {
      #expect(
        lines.dropFirst(5).filter { $0.hasSuffix(judge) || $0.hasSuffix("building") } == [
          "[mutant 1 of 2] email-untrimmed, building",
          "[mutant 1 of 2] email-untrimmed, a, \(judge)", "[mutant 1 of 2] email-untrimmed, b, \(judge)",
          "[mutant 2 of 2] cancel-ignored, building",
          "[mutant 2 of 2] cancel-ignored, a, \(judge)", "[mutant 2 of 2] cancel-ignored, b, \(judge)",
        ])
    }
    #expect(lines.count == 15)
  }

  @Test func `Only the first build is announced to take minutes`() async throws {
    let reported = Mutex<[String]>([])
    _ = try await MutantRunner(on: FakeBench(holdsBuild: false)).run([card("a")], two) { line in
      reported.withLock { $0.append(line) }
    }
    #expect(
      reported.withLock { $0.first } == "Building a copy of the package, which takes minutes the first time")
  }

  private func card(
    _ id: String, _ mutations: [Mutation]? = nil, original: String = "x", lookups: [LookupMember] = []
  ) -> Card {
    Card(
      id: id, name: id.uppercased(), module: id.uppercased(), summary: "", roles: [], arrows: [],
      lookups: lookups, terms: [], workflow: [], claims: [], caveats: [],
      mutants: (mutations ?? two).map { Mutant($0, [.init(in: "A.swift", replace: original, with: "y")]) },
      advice: Advice(source: .mvx), sources: [])
  }
}
