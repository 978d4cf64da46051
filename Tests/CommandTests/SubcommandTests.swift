import Foundation
import TestSupport
import Testing

@testable import CommandLineKit
@testable import CompareCommand

/// The list of subcommands, from which help, parser and dispatch are made, is complete.
@MainActor
@Suite struct SubcommandTests {
  private let commands = CompareCommand.subcommands(SharedOptions(entries: Registry.entries))

  @Test func `Every command's file is in the list`() throws {
    let folder = Program.packageFolder.appending(path: "Sources/Commands/CompareCommand")
    let files = try ["Commands", "Exercises"].flatMap { part in
      try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: part).path)
    }
    let written = files.filter { $0.hasSuffix("Command.swift") }.sorted()
    let others = ["OverviewCommand.swift", "RaceCommand.swift"]
    let listed = Set(commands.map { "\(type(of: $0)).swift" } + others)
    #expect(written == listed.sorted())
  }

  @Test func `No command has the name of another or of a pattern`() {
    let names = commands.map(\.declaration.name)
    #expect(Set(names + Registry.cards.map(\.id)).count == names.count + Registry.cards.count)
  }

  @Test(arguments: ["source", "tests", "words"])
  func `The examples in a command's help succeed`(name: String) async throws {
    let command = try #require(commands.first { $0.declaration.name == name })
    for line in command.declaration.examples where line.hasPrefix("compare ") {
      let words = line.matches(of: /"([^"]*)"|'([^']*)'|\S+/).map { String($0.1 ?? $0.2 ?? $0.0) }
      let context = CompareCommand.ProcessContext.sample(in: Program.packageFolder)
      let outcome = await CompareCommand().run(Array(words.dropFirst()), in: context)
      #expect(outcome.exitCode == .success, "\(line): \(outcome.messages)")
    }
  }
}
