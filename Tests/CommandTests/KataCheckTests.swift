import Bench
import Foundation
import TestSupport
import Testing

@testable import Catalog
@testable import CodeGraph
@testable import CompareCommand
@testable import Measures

/// The check of a kata on a fake toolchain, which builds nothing.
@MainActor
@Suite struct KataCheckTests {
  private let sample = SampleKata()

  @Test func `All hold`() async throws {
    let findings = try await findings(on: try toolchain())
    #expect(
      findings == [
        "✔ only: nothing but Sources/Patterns/MVP/Login is changed", "✔ tests: all 1 pass",
        "✔ scenarios: all 2 pass", "✔ rules: no rule is broken",
      ])
  }

  @Test(arguments: [
    (FakeToolchain.events(failing: true), "✘ tests: 1 of 1 fail, first 't()'"),
    (FakeToolchain.events(isWhole: false), "✘ tests: they crash; 'swift test' in the copy shows where"),
    (
      #"echo "$PWD/Tests/MVPTests/a.swift:1:2: error: no"; exit 1"#,
      "✘ tests: they do not build: Tests/MVPTests/a.swift:1:2: error: no"
    ),
  ]) func `Unit tests that do not pass say which is first, or why there is none`(
    test: String, finding: String
  ) async throws {
    #expect(try await findings(on: try toolchain(test: test))[1] == finding)
  }

  @Test(arguments: [
    (
      "\(FakeToolchain.report([true, false])); exit 1", "",
      "✘ scenarios: 1 of 2 fail, first 's1'; 'swift run login-mvp --scenarios' in the copy says more"
    ),
    (
      "kill -9 $$", "",
      "✘ scenarios: those of Login crash; 'swift run login-mvp --scenarios' in the copy shows where"
    ),
    (FakeToolchain.report([true]), "exit 1", "✘ scenarios: the program does not build"),
  ]) func `Scenarios that do not pass say which is first, or why there is none`(
    scenarios: String, build: String, finding: String
  ) async throws {
    #expect(
      try await findings(on: try toolchain(build: build, scenarios: scenarios)).contains(finding))
  }

  @Test func `A forbidden reference is named with its place`() async throws {
    let findings = try await findings(on: try toolchain(), reading: Self.reading(links: true))
    #expect(
      findings.last?.hasPrefix("✘ rules: Sources/Patterns/MVP/Login/a.txt:1: One, Login: View → Logic")
        == true)
  }

  @Test func `Code that cannot be read is said to be so`() async throws {
    let reading = CodeReading(
      graph: DependencyGraph(types: [], edges: []), failures: ["MVP": .noToolchain])
    #expect(
      try await findings(on: try toolchain(), reading: reading).last == "✘ rules: the code does not compile")
  }

  @Test func `Mistakes are planted once all else holds, and each must make a unit test fail`() async throws {
    let mistakes = [SampleKata.patch("three", "four"), SampleKata.patch("three", "five")]
    for (number, mistake) in mistakes.enumerated() {
      try sample.write(mistake, to: "docs/kata/sample/mistake-\(number + 1).patch")
    }
    let notices =
      "if grep -q -e f Sources/Patterns/MVP/Login/a.txt; then \(FakeToolchain.events(failing: true)); else \(FakeToolchain.events()); fi"
    let noticesOne = notices.replacing("-e f", with: "four")
    for (test, finding) in [
      (notices, "✔ mistakes: a unit test fails with each of 2"),
      (noticesOne, "✘ mistakes: with mistake 2 of 2 in the code all unit tests pass"),
      (FakeToolchain.events(failing: true), "✘ mistakes: they wait until the others hold"),
    ] {
      let findings = try await findings(
        on: try toolchain(test: test), mistakes: "mistakes mistake-1 mistake-2\n")
      #expect(findings.last == finding)
      _ = try? await sample.kata("--stop").text()
      try FileManager.default.removeItem(at: sample.checkout.appending(path: ".git"))
    }
  }

  // MARK: An invented pattern

  private nonisolated static let card = Card(
    id: "mvp", name: "One", module: "MVP", summary: "",
    roles: [
      Role(name: "View", duty: "", part: .view, types: ["L0"]),
      Role(name: "Logic", duty: "", part: .logic, types: ["L1"]),
    ],
    arrows: [], terms: [], workflow: [], claims: [], caveats: [], advice: Advice(source: .mvx), sources: [])

  private nonisolated static func reading(links: Bool = false) -> CodeReading {
    let place = Place(file: "Sources/Patterns/MVP/Login/a.txt", line: 1)
    let types = ["L0", "L1"].map { name in
      TypeNode(id: name, name: name, kind: .class, module: "MVP", place: place)
    }
    let edge = Edge(from: "L0", to: "L1", references: [Reference(kind: .mentions, place: place)])
    return CodeReading(graph: DependencyGraph(types: types, edges: links ? [edge] : []), failures: [:])
  }

  private func toolchain(
    build: String = "exit 0", test: String = FakeToolchain.events(),
    scenarios: String = FakeToolchain.report([true, true])
  ) throws -> FakeToolchain {
    try FakeToolchain(build: build, test: test, scenarios: scenarios)
  }

  /// Starts the kata and returns the findings of its check, a line each.
  private func findings(
    on toolchain: FakeToolchain, reading: CodeReading = KataCheckTests.reading(), mistakes: String = ""
  ) async throws -> [String] {
    try sample.make(mistakes: mistakes)
    _ = try await sample.kata("sample", "--start").text()
    let kata = try #require(try Kata.all(in: sample.checkout).first)
    let checkout = try await ExerciseCheckout(at: sample.checkout, environment: [:])
    let path = (toolchain.environment["PATH"] ?? "") + ":/usr/bin:/bin"
    let context = CompareCommand.ProcessContext.sample(
      in: sample.checkout, environment: ["PATH": path],
      cache: toolchain.scratch.deletingLastPathComponent().appending(path: "code"))
    let check = KataCheck(
      kata: kata, card: Self.card, started: try #require(checkout.started.first), context: context
    ) { _, _ in reading }
    return try await check.findings().map { "\($0.isGood ? "✔" : "✘") \($0.name): \($0.text)" }
  }
}
