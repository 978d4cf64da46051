import AnalysisTestSupport
import Driver
import Foundation
import TestSupport
import Testing

@testable import CompareCommand

/// What runs of `compare` keep for later ones.
@MainActor
@Suite struct RunCacheTests {
  private let folder = TemporaryFolder(["program": "1", "other/program": "1"])

  private func cache(_ program: String = "program") -> RunCache {
    RunCache(in: folder.url.appending(path: "runs"), for: folder.url.appending(path: program))
  }

  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "runs").path)) ?? []
  }

  // MARK: Values

  @Test func `A value is kept for its name, its key and the program's bytes`() throws {
    cache().keep([1, 2], "numbers", for: "a")
    #expect(cache().value("numbers", for: "a") == [1, 2])
    #expect(cache().value("numbers", for: "b") == [Int]?.none)
    #expect(cache().value("others", for: "a") == [Int]?.none)
    #expect(cache("other/program").value("numbers", for: "a") == [Int]?.none)
    try folder.write("2", to: "program")
    #expect(cache().value("numbers", for: "a") == [Int]?.none)
  }

  @Test func `The next value of a name takes the last one's place`() {
    cache().keep([1], "numbers", for: "a")
    cache().keep([2], "numbers", for: "b")
    cache("other/program").keep([3], "numbers", for: "b")
    #expect(cache().value("numbers", for: "b") == [2])
    #expect(cache().value("numbers", for: "a") == [Int]?.none)
    #expect(files.count == 2)
  }

  @Test func `A damaged file is no value, and is replaced`() throws {
    cache().keep([1], "numbers", for: "a")
    try folder.write("rubbish", to: "runs/\(files[0])")
    #expect(cache().value("numbers", for: "a") == [Int]?.none)
    cache().keep([2], "numbers", for: "a")
    #expect(cache().value("numbers", for: "a") == [2])
  }

  @Test func `Where nothing can be written nothing is kept`() throws {
    try folder.write("a file where a folder should be", to: "runs")
    cache().keep([1], "numbers", for: "a")
    #expect(cache().value("numbers", for: "a") == [Int]?.none)
  }

  @Test func `Of many programs the values of the last ones stay`() throws {
    for number in 1...25 {
      try folder.write("", to: "\(number)/program")
      cache("\(number)/program").keep([number], "numbers", for: "a")
    }
    #expect(files.count == 20)
    #expect(cache("25/program").value("numbers", for: "a") == [25])
  }

  // MARK: The first screen

  private func compare(_ arguments: String...) async -> CompareCommand.Outcome {
    var context = CompareCommand.ProcessContext.sample(in: folder.url, columns: 80, cache: ThisCode.cache)
    context.runs = cache()
    return await CompareCommand().run(
      ["mvc", "mvp", "mvvm", "--example", "greeting"] + arguments, in: context)
  }

  @Test func `The first screen is kept, and read until the program changes`() async throws {
    _ = try await ThisCode.graph(of: Registry.cards)
    let first = await compare()
    #expect(first.exitCode == .success && first.output.contains("The app Greeting in 3 architectures"))
    let kept = try #require(files.first { $0.hasPrefix("first-screen-") })
    let text = try #require(folder.text(of: "runs/\(kept)"))
    try folder.write(text.replacing("\"count\":16", with: "\"count\":99"), to: "runs/\(kept)")
    #expect(
      await compare().output == first.output.replacing("same 16 UI scripts", with: "same 99 UI scripts"))
    #expect(await compare("--no-cache") == first)
    #expect(await compare("--all").output.contains("same 16 UI scripts"))
    try folder.write("2", to: "program")
    #expect(await compare() == first)
  }

  @Test func `A run takes the results of scenarios that an earlier one has kept`() async throws {
    _ = try await ThisCode.graph(of: Registry.cards)
    let first = await compare("--all")
    let name = try #require(files.first { $0.hasPrefix("scenarios-") })
    let text = try #require(folder.text(of: "runs/\(name)"))
    // A result that no run could have.
    try folder.write(text.replacing("\"steps\":7", with: "\"steps\":1000007"), to: "runs/\(name)")
    #expect(await compare("--all").output.contains("1,000,007"))
    #expect(await compare("--all", "--no-cache") == first)
  }

  @Test func `A folder that cannot be written is no error`() async throws {
    _ = try await ThisCode.graph(of: Registry.cards)
    try folder.write("a file where a folder should be", to: "runs")
    let first = await compare()
    #expect(first.exitCode == .success && first.messages.isEmpty)
    #expect(await compare() == first)
  }
}
