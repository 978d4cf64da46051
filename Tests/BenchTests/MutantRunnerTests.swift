import Bench
import Foundation
import Records
import Synchronization
import TestSupport
import Testing

@testable import Catalog
@testable import CodeGraph
@testable import Bench
@testable import Measures

/// The runner on a fake toolchain, which builds nothing.
@Suite struct MutantRunnerTests {
  private let two: [Mutation] = [.emailUntrimmed, .cancelIgnored]
  /// Patterns with a file that their mutants change; D has no Login.
  private let package = TemporaryFolder(
    Dictionary(
      uniqueKeysWithValues: [
        "A/A", "A/Login/L", "B/A", "B/Login/L", "C/A", "C/Login/L", "D/A", "D/Greeting/G",
      ]
      .map { ("Sources/Patterns/\($0).swift", "\nx\n") }))

  @Test func `All patterns get the same mutant at a time, and none at the end`() async throws {
    let toolchain = try toolchain()
    let findings = try await run([card("A"), card("B")], on: toolchain)
    #expect(
      builds(by: toolchain) == [
        "x x x x", "email-untrimmed email-untrimmed x x", "cancel-ignored cancel-ignored x x",
      ])
    let copy = toolchain.scratch.appending(path: "Sources/Patterns/A/A.swift")
    #expect(try String(contentsOf: copy, encoding: .utf8) == "\nx\n")
    #expect(findings.patterns.map(\.pattern) == ["A", "B"])
    for pattern in findings.patterns {
      let place = Place(file: "Sources/Patterns/\(pattern.pattern)/A.swift", line: 2)
      let results = two.map { mutation in
        MutantResult(
          mutation: mutation, place: place, scenarios: TestOutcome(count: 1, failed: ["login: s0"]),
          unitTests: TestOutcome(count: 1, failed: ["t()"], keepsNames: true))
      }
      #expect(pattern.results == results)
    }
    #expect(findings.mutations == two)
    #expect(findings.count == 4)
    #expect(findings.survivors.isEmpty)
  }

  @Test func `A pattern without the example of a mutation has no mutant of it, and a signal is a crash`()
    async throws
  {
    let toolchain = try toolchain(
      compare: "grep -q x Sources/Patterns/$1/A.swift || kill -9 $$\n\(FakeToolchain.report([true]))")
    let mutations: [Mutation] = [.greetingUnseen, .cancelIgnored]
    let findings = try await run(
      [card("D", [.greetingUnseen]), card("A", [.cancelIgnored])], mutations, on: toolchain)
    #expect(findings.patterns.map { $0.results.map(\.mutation) } == [[.greetingUnseen], [.cancelIgnored]])
    let crash = TestOutcome(count: 0, failed: [], ending: .crash)
    #expect(findings.patterns.flatMap(\.results).map(\.scenarios) == [crash, crash])
    #expect(builds(by: toolchain).dropFirst() == ["x x x greeting-unseen", "cancel-ignored x x x"])
  }

  @Test func `Mutants that do not compile are recorded, and the others are run without them`() async throws {
    // Each build finds the first error only.
    let toolchain = try toolchain(
      build: """
        for path in Sources/Patterns/A/Login/A /elsewhere/Tests/CTests/LoginTests; do
          m=$(expr $path : '.*/\\([AC]\\)')
          if ! grep -q x Sources/Patterns/$m/A.swift; then
            printf '%s\\n' "$path.swift:1:2: error: no $m" "$path.swift:2:2: error: other"
            exit 1
          fi
        done
        """)
    let findings = try await run(["A", "B", "C"].map { card($0) }, [.cancelIgnored], on: toolchain)
    #expect(
      builds(by: toolchain).dropFirst() == [
        "cancel-ignored cancel-ignored cancel-ignored x", "x cancel-ignored cancel-ignored x",
        "x cancel-ignored x x",
      ])
    let results = findings.patterns.map { $0.results[0] }
    #expect(results.map(\.compileError) == ["no A", nil, "no C"])
    #expect(results.map(\.detection) == [.compileError, .test, .compileError])
    #expect(results.map(\.unitTests.count) == [0, 1, 0])
    #expect(findings.survivors.isEmpty)
  }

  @Test func `Only a pattern with look-ups has a mutant with a misspelt name`() async throws {
    let findings = try await run([card("A", [])], [.nameMisspelt], on: toolchain())
    #expect(findings.count == 0)
    let lookup = LookupMember(type: "A", member: "b")
    await #expect(throws: MutantError.noMutant(pattern: "A", mutation: .nameMisspelt)) {
      try await run([card("A", [], lookups: [lookup])], [.nameMisspelt], on: toolchain())
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

  @Test(
    arguments: [
      FaultyToolchain(
        "a scenario fails without a mutant", compare: "\(FakeToolchain.report([false])); exit 1",
        .failsUnchanged(pattern: "A", by: "scenario", first: "login: s0")),
      FaultyToolchain(
        "the tests crash without a mutant", test: FakeToolchain.events(isWhole: false),
        .failsUnchanged(pattern: "A", by: "unit test", first: "ended by crash")),
      FaultyToolchain(
        "no test runs", test: #"echo '{"kind":"event","payload":{"kind":"runEnded"}}' > "$events""#,
        .noResult(of: "unit tests of A", reason: "none was run")),
      FaultyToolchain(
        "a mutant does not build",
        build: "grep cancel Sources/Patterns/A/A.swift && echo 'B.swift:1:1: error: no' && exit 1; exit 0",
        .doesNotBuild(mutation: .cancelIgnored, reason: "B.swift:1:1: error: no")),
      FaultyToolchain(
        "nothing builds", build: "echo 'Sources/Patterns/A/A.swift:1:1: error: no'; exit 1",
        .doesNotBuild(mutation: nil, reason: "Sources/Patterns/A/A.swift:1:1: error: no")),
      FaultyToolchain(
        "an empty report", compare: "exit 0",
        .noResult(of: "compare scenarios A", reason: "its report cannot be read")),
      FaultyToolchain(
        "tests without events", test: "exit 0",
        .noResult(of: "swift test --filter ATests", reason: "it left no events")),
      FaultyToolchain(
        "the code changes meanwhile", build: "echo y >> 'PACKAGE/Sources/Patterns/A/A.swift'",
        .changedMeanwhile(pattern: "A")),
      FaultyToolchain(
        "an exit code with a mutant",
        compare: "grep -q cancel Sources/Patterns/A/A.swift && exit 70; \(FakeToolchain.report([true]))",
        .noResult(of: "compare scenarios A", reason: "exit code 70")),
    ])
  func `A fault without a mutant, of the toolchain or of the code is an error`(
    fault: FaultyToolchain
  ) async throws {
    let toolchain = try toolchain(build: fault.build, test: fault.test, compare: fault.compare)
    await #expect(throws: fault.error) { try await run([card("A")], on: toolchain) }
  }

  @Test func `Two benches cannot use the same copy`() async throws {
    let toolchain = try toolchain()
    let bench = try await bench(by: toolchain)
    await #expect(throws: MutantError.busy(path: toolchain.scratch.path)) { try await run([], on: toolchain) }
    withExtendedLifetime(bench) {}
  }

  @Test func `A run of all mutants reads the unit tests; as many must be found as are run`() async throws {
    let all = card("A", Mutation.allCases)
    let findings = try await run([all], Mutation.allCases, on: toolchain(), tests: 1)
    #expect(findings.patterns.map(\.unitTests?.tests.count) == [1])
    #expect(findings.only(["A"], .cancelIgnored).patterns.map(\.unitTests) == [nil])
    #expect(try await run([all], on: toolchain(), tests: 1).patterns.map(\.unitTests) == [nil])
    let reason = "2 were found in the index, and 1 were run."
    await #expect(throws: MutantError.unreadableTests(pattern: "A", reason: reason)) {
      try await run([all], Mutation.allCases, on: toolchain(), tests: 2)
    }
  }

  @Test func `A missing or inapplicable mutant is an error before the build`() async throws {
    let toolchain = try toolchain()
    await #expect(throws: MutantError.noMutant(pattern: "A", mutation: .cancelIgnored)) {
      try await run([card("A", [.emailUntrimmed])], on: toolchain)
    }
    for (original, places) in [("gone", 0), ("\n", 2)] {
      let error = MutantError.doesNotApply(
        pattern: "A", mutation: .emailUntrimmed, file: "Sources/Patterns/A/A.swift", places: places)
      await #expect(throws: error) { try await run([card("A", original: original)], on: toolchain) }
    }
    #expect(builds(by: toolchain) == [])
  }

  @Test func `Progress names the build, the mutant, the pattern and the kind of test`()
    async throws
  {
    let reported = Mutex<[String]>([])
    let progress: @Sendable (String) -> Void = { line in reported.withLock { $0.append(line) } }
    _ = try await run([card("A"), card("B")], on: toolchain(), progress: progress)
    let lines = reported.withLock { $0 }
    #expect(
      lines.prefix(5) == [
        "Building a copy of the package, which takes minutes the first time", "[no mutant yet] A, scenarios",
        "[no mutant yet] A, unit tests",
        "[no mutant yet] B, scenarios", "[no mutant yet] B, unit tests",
      ])
    // Scenarios and unit tests run in parallel.
    for judge in ["scenarios", "unit tests"] {
      #expect(
        lines.dropFirst(5).filter { $0.hasSuffix(judge) || $0.hasSuffix("building") } == [
          "[mutant 1 of 2] email-untrimmed, building",
          "[mutant 1 of 2] email-untrimmed, A, \(judge)", "[mutant 1 of 2] email-untrimmed, B, \(judge)",
          "[mutant 2 of 2] cancel-ignored, building",
          "[mutant 2 of 2] cancel-ignored, A, \(judge)", "[mutant 2 of 2] cancel-ignored, B, \(judge)",
        ])
    }
    #expect(lines.count == 15)
  }

  /// A toolchain whose builds note the code, and whose runs fail with a mutant in it.
  private func toolchain(build: String = "", test: String? = nil, compare: String? = nil) throws
    -> FakeToolchain
  {
    try FakeToolchain(
      build: "cat Sources/Patterns/*/A.swift | xargs >> builds\n"
        + build.replacing("PACKAGE", with: package.url.path),
      test: test ?? """
        if grep -q x "Sources/Patterns/$(basename "$events" .events)/A.swift"; then
          \(FakeToolchain.events())
        else
          \(FakeToolchain.events(failing: true))
        fi
        """,
      compare: compare ?? """
        if grep -q x "Sources/Patterns/$1/A.swift"; then \(FakeToolchain.report([true])); exit; fi
        \(FakeToolchain.report([false]))
        exit 1
        """)
  }

  /// The code of the patterns at each build.
  private func builds(by toolchain: FakeToolchain) -> [String] {
    let noted = try? String(contentsOf: toolchain.scratch.appending(path: "builds"), encoding: .utf8)
    return noted?.split(separator: "\n").map(String.init) ?? []
  }

  /// Runs mutants, by default two; the index has some tests of A.
  @discardableResult private func run(
    _ cards: [Card], _ mutations: [Mutation]? = nil, on toolchain: FakeToolchain, tests: Int = 0,
    progress: @Sendable (String) -> Void = { _ in }
  ) async throws -> MutantFindings {
    try await MutantRunner(on: bench(by: toolchain, tests: tests)).run(
      cards, mutations ?? two, progress: progress)
  }

  private func bench(by toolchain: FakeToolchain, tests: Int = 0) async throws -> PackageBench {
    let place = Place(file: "A", line: 1)
    let members = (0..<tests).map {
      Member(name: "t\($0)()", kind: .method, type: "() -> ()", isStored: false, place: place)
    }
    let suite = TypeNode(
      id: "S", name: "LoginTests", kind: .struct, module: "ATests", place: place, members: members)
    return try await PackageBench(
      for: package.url, scratch: toolchain.scratch, environment: toolchain.environment, progress: { _ in },
      read: { _ in CodeReading(graph: DependencyGraph(types: [suite], edges: []), failures: [:]) })
  }

  private func card(
    _ id: String, _ mutations: [Mutation]? = nil, original: String = "x", lookups: [LookupMember] = []
  ) -> Card {
    Card(
      id: id, name: id, module: id, summary: "", roles: [], arrows: [], lookups: lookups, terms: [],
      workflow: [],
      claims: [], caveats: [],
      mutants: (mutations ?? two).map {
        Mutant($0, [.init(in: "A.swift", replace: original, with: $0.rawValue)])
      }, advice: Advice(source: .mvx), sources: [])
  }
}
