import Foundation
import TestSupport
import Testing

@testable import CompareCommand

/// The list of subcommands, from which help, parser and dispatch are made, is complete.
@MainActor
@Suite struct SubcommandTests {
  private let commands = CompareCommand.subcommands(SharedOptions(entries: Registry.entries))

  @Test func `Every command's file is in the list`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Program.packageFolder.appending(path: "Sources/CompareCommand/Commands").path)
    let written = files.filter { $0.hasSuffix("Command.swift") }.sorted()
    let listed = Set(commands.map { "\(type(of: $0)).swift" } + ["OverviewCommand.swift"])
    #expect(written == listed.sorted())
  }

  @Test func `No command has the name of another or of a pattern`() {
    let names = commands.map(\.declaration.name)
    #expect(Set(names + Registry.cards.map(\.id)).count == names.count + Registry.cards.count)
  }
}
