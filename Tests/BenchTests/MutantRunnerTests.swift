import Edits
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
        "A/A", "A/Login/L", "B/A", "B/Login/L", "D/A", "D/Greeting/G",
      ]
      .map { ("Sources/Patterns/\($0).swift", "\nx\n") }))

  @Test func `A pattern gets one mutant after the other`() async throws {
    let toolchain = try toolchain()
    let findings = try await run([card("A"), card("B")], on: toolchain)
    for module in ["A", "B"] {
      #expect(builds(of: module, by: toolchain) == ["x", "x", "email-untrimmed", "cancel-ignored"])
    }
    #expect(findings.patterns.map(\.pattern) == ["A", "B"])
    for pattern in findings.patterns {
      let place = Place(file: "Sources/Patterns/\(pattern.pattern)/A.swift", line: 2)
      let results = two.map { mutation in
        MutantResult(
          mutation: mutation, place: place, scenarios: TestOutcome(count: 1, failed: ["login: s0"]),
          logicTests: TestOutcome(count: 1, failed: ["t()"]), partTests: .none)
      }
      #expect(pattern.results == results)
    }
    #expect(findings.mutations == two)
    #expect(findings.count == 4)
    #expect(findings.survivors.isEmpty)
  }

  @Test func `Patterns are built side by side`() async throws {
    // Each build waits until the other has begun.
    let toolchain = try toolchain(
      build: """
        : > begun
        case $PWD in */A) other=B;; *) other=A;; esac
        until [ -e ../$other/begun ]; do sleep 0.01; done

        """)
    #expect(try await run([card("A"), card("B")], on: toolchain).count == 4)
  }

  @Test func `A pattern alone gets a copy for each processor`() async throws {
    let toolchain = try toolchain()
    let findings = try await run([card("A")], on: toolchain, processors: 2)
    #expect(findings.patterns.map { $0.results.map(\.mutation) } == [two])
    #expect(builds(of: "A", by: toolchain) == ["x", "x", "email-untrimmed"])
    #expect(builds(of: "A-2", by: toolchain) == ["x", "x", "cancel-ignored"])
    #expect(try await run([card("A")], [.cancelIgnored], on: toolchain, processors: 2).count == 1)
    #expect(builds(of: "A-2", by: toolchain).count == 3)
  }

  @Test func `A pattern without the example of a mutation has no mutant of it, and a signal is a crash`()
    async throws
  {
    let toolchain = try toolchain(
      scenarios: """
        grep -q x Sources/Patterns/$(basename "${PWD%-2}")/A.swift || kill -9 $$
        \(FakeToolchain.report([true]))
        """)
    let mutations: [Mutation] = [.greetingUnseen, .cancelIgnored]
    let findings = try await run(
      [card("D", [.greetingUnseen]), card("B", [.cancelIgnored])], mutations, on: toolchain)
    #expect(findings.patterns.map { $0.results.map(\.mutation) } == [[.greetingUnseen], [.cancelIgnored]])
    let crash = TestOutcome(count: 0, failed: [], ending: .crash)
    #expect(findings.patterns.flatMap(\.results).map(\.scenarios) == [crash, crash])
  }

  @Test func `A mutant that does not compile is recorded, and the others are run`() async throws {
    let toolchain = try toolchain(
      test: """
        if grep -q email Sources/Patterns/A/A.swift; then
          printf '%s\\n' "$PWD/Sources/Patterns/A/Login/A.swift:1:2: error: no A" "A.swift:2:2: error: other"
          exit 1
        fi
        \(Self.judge)
        """)
    let results = try await run([card("A")], on: toolchain).patterns[0].results
    #expect(results.map(\.compileError) == ["no A", nil])
    #expect(results.map(\.detection) == [.compileError, .test])
    #expect(results.map(\.logicTests.count) == [0, 1])
  }

  @Test(.nightly) func `A mutant whose tests or scenarios do not end is noticed`() async throws {
    let endless = try toolchain(
      test: """
        grep -q x Sources/Patterns/A/A.swift || { : > "$events"; sleep 600; }
        \(FakeToolchain.events())
        """,
      scenarios:
        "grep -q x Sources/Patterns/A/A.swift || exec sleep 600\n\(FakeToolchain.report([true]))")
    let results = try await run([card("A")], [.cancelIgnored], on: endless, timeout: 3).patterns[0].results
    #expect(results.map(\.logicTests.ending) == [.timeout])
    #expect(results.map(\.scenarios.ending) == [.timeout])
    #expect(results.map(\.detection) == [.test])
  }

  @Test func `Only a pattern with look-ups has a mutant with a misspelt name`() async throws {
    let findings = try await run([card("A", [])], [.nameMisspelt], on: toolchain())
    #expect(findings.count == 0)
    let lookup = LookupMember(type: "A", member: "b")
    await #expect(throws: MutantError.noMutant(pattern: "A", module: "A", mutation: .nameMisspelt)) {
      try await run([card("A", [], lookups: [lookup])], [.nameMisspelt], on: toolchain())
    }
  }

  @Test func `The first thing that notices a mutant is its outcome`() {
    let (fails, passes) = (TestOutcome(count: 1, failed: ["t"]), TestOutcome(count: 1, failed: []))
    let crash = TestOutcome(count: 1, failed: [], ending: .crash)
    let timeout = TestOutcome(count: 1, failed: [], ending: .timeout)
    func detection(
      scenarios: TestOutcome, logic: TestOutcome, parts: TestOutcome = .none
    ) -> MutantResult.Detection {
      MutantResult(
        mutation: .cancelIgnored, place: Place(file: "A.swift", line: 1), scenarios: scenarios,
        logicTests: logic, partTests: parts
      ).detection
    }
    #expect(detection(scenarios: fails, logic: fails, parts: fails) == .test)
    #expect(detection(scenarios: passes, logic: fails) == .test)
    #expect(detection(scenarios: passes, logic: timeout) == .test)
    #expect(detection(scenarios: fails, logic: passes, parts: fails) == .part)
    #expect(detection(scenarios: passes, logic: passes, parts: timeout) == .part)
    #expect(detection(scenarios: fails, logic: passes) == .scenario)
    #expect(detection(scenarios: timeout, logic: passes) == .scenario)
    #expect(detection(scenarios: passes, logic: passes) == .silent)
    #expect(detection(scenarios: crash, logic: fails) == .crash)
    #expect(detection(scenarios: fails, logic: crash) == .crash)
    #expect(detection(scenarios: fails, logic: fails, parts: crash) == .crash)
  }

  @Test(
    arguments: [
      FaultyToolchain(
        "a scenario fails without a mutant", scenarios: "\(FakeToolchain.report([false])); exit 1",
        .failsUnchanged(pattern: "A", by: "scenario", first: "login: s0")),
      FaultyToolchain(
        "the tests crash without a mutant", test: FakeToolchain.events(isWhole: false),
        .failsUnchanged(pattern: "A", by: "unit test", first: "ended by crash")),
      FaultyToolchain(
        "no test runs", test: #"echo '{"kind":"event","payload":{"kind":"runEnded"}}' > "$events""#,
        .nothingRun(pattern: "A", kind: "unit test")),
      FaultyToolchain(
        "a mutant does not build",
        test: "grep cancel Sources/Patterns/A/A.swift && echo 'B.swift:1:1: error: no' && exit 1\n\(judge)",
        .bench(
          .doesNotBuild(change: "the mutant 'cancel-ignored' of A", reason: "B.swift:1:1: error: no"))),
      FaultyToolchain(
        "nothing builds", build: "echo 'Sources/Patterns/A/A.swift:1:1: error: no'; exit 1",
        .bench(.doesNotBuild(change: nil, reason: "Sources/Patterns/A/A.swift:1:1: error: no"))),
      FaultyToolchain(
        "an empty report", scenarios: "exit 0",
        .bench(.noResult(of: "login-A --scenarios", reason: "its results cannot be read"))),
      FaultyToolchain(
        "tests without events", test: "exit 0",
        .bench(
          .noResult(
            of: #"swift test --filter ^ATests\.(GreetingTests|LoginTests|NotesTests)/"#,
            reason: "it left no events"))),
      FaultyToolchain(
        "the code changes meanwhile", build: "echo y >> 'PACKAGE/Sources/Patterns/A/A.swift'",
        .changedMeanwhile(pattern: "A")),
      FaultyToolchain(
        "an exit code with a mutant",
        scenarios: "grep -q cancel Sources/Patterns/A/A.swift && exit 70; \(FakeToolchain.report([true]))",
        .bench(.noResult(of: "login-A --scenarios", reason: "exit code 70"))),
    ])
  func `A fault without a mutant, of the toolchain or of the code is an error`(
    fault: FaultyToolchain
  ) async throws {
    let toolchain = try toolchain(build: fault.build, test: fault.test, scenarios: fault.scenarios)
    await #expect(throws: fault.error) { try await run([card("A")], on: toolchain) }
  }

  @Test func `Two runs cannot use the same copy`() async throws {
    let toolchain = try toolchain()
    let bench = try await workbench(by: toolchain).bench(of: "A")
    let copy = toolchain.scratch.appending(path: "A").path
    await #expect(throws: MutantError.bench(.busy(path: copy))) { try await run([card("A")], on: toolchain) }
    #expect(try await run([card("B")], on: toolchain).count == 2)
    withExtendedLifetime(bench) {}
    #expect(builds(of: "A", by: toolchain) == [])
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
    await #expect(throws: MutantError.noMutant(pattern: "A", module: "A", mutation: .cancelIgnored)) {
      try await run([card("A", [.emailUntrimmed])], on: toolchain)
    }
    for (original, count) in [("gone", 0), ("\n", 2)] {
      let mutant = Mutant(.emailUntrimmed, []).change(of: card("A"))
      let error = ChangeError.notOnce(
        change: mutant.name, file: "Sources/Patterns/A/A.swift", count: count, remedy: mutant.remedy)
      await #expect(throws: MutantError.bench(.change(error))) {
        try await run([card("A", original: original)], on: toolchain)
      }
    }
    #expect(builds(of: "A", by: toolchain) == [])
  }

  @Test func `Progress names the build, the mutant and the pattern`() async throws {
    let reported = Mutex<[String]>([])
    let progress: @Sendable (String) -> Void = { line in reported.withLock { $0.append(line) } }
    _ = try await run([card("A")], on: toolchain(build: "echo '[1/2] Compiling'\n"), progress: progress)
    #expect(
      reported.withLock { $0 } == [
        "Building a copy of A, which takes a minute the first time", "[A] [1/2] Compiling",
        "[no mutant yet] A, scenarios", "[no mutant yet] A, unit tests",
        "[mutant 1 of 2] A, email-untrimmed", "[mutant 2 of 2] A, cancel-ignored",
      ])
  }

  /// A shell command that runs a test, which fails with a mutant in the code.
  private static let judge = """
    if grep -q x Sources/Patterns/$(basename "${PWD%-2}")/A.swift; then
      \(FakeToolchain.events())
    else
      \(FakeToolchain.events(failing: true))
    fi
    """

  /// A toolchain whose builds note the code, and whose runs fail with a mutant in it.
  private func toolchain(
    build: String = "", test: String? = nil, scenarios: String? = nil
  ) throws -> FakeToolchain {
    let note = #"cat Sources/Patterns/$(basename "${PWD%-2}")/A.swift | xargs >> builds"#
    return try FakeToolchain(
      modules: ["A", "A-2", "B", "D"],
      build: "\(note)\n\(build.replacing("PACKAGE", with: package.url.path))",
      test: "\(note)\n\(test ?? Self.judge)",
      scenarios: scenarios ?? """
        if grep -q x Sources/Patterns/$(basename "${PWD%-2}")/A.swift; then \(FakeToolchain.report([true])); exit; fi
        \(FakeToolchain.report([false]))
        exit 1
        """)
  }

  /// The code of a pattern at each build.
  private func builds(of module: String, by toolchain: FakeToolchain) -> [String] {
    let noted = try? String(
      contentsOf: toolchain.scratch.appending(path: "\(module)/builds"), encoding: .utf8)
    return noted?.split(separator: "\n").map(String.init) ?? []
  }

  /// Runs mutants, by default two; the index has some tests of A.
  @discardableResult private func run(
    _ cards: [Card], _ mutations: [Mutation]? = nil, on toolchain: FakeToolchain, tests: Int = 0,
    processors: Int? = nil, timeout: Double = 300, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> MutantFindings {
    let place = Place(file: "Tests/ATests/Logic/LoginTests.swift", line: 1)
    let members = (0..<tests).map {
      Member(name: "t\($0)()", kind: .method, type: "() -> ()", isStored: false, place: place)
    }
    let suite = TypeNode(
      id: "S", name: "LoginTests", kind: .struct, module: "ATests", place: place, members: members)
    let reading = CodeReading(graph: DependencyGraph(types: [suite], edges: []), failures: [:])
    return try await MutantRunner(
      on: workbench(by: toolchain, progress: progress), processors: processors ?? cards.count,
      timeout: timeout, progress: progress,
      read: { _ in reading }
    ).run(cards, mutations ?? two)
  }

  private func workbench(
    by toolchain: FakeToolchain, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> Workbench {
    try await Workbench(
      for: package.url, in: toolchain.scratch, environment: toolchain.environment, progress: progress)
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
