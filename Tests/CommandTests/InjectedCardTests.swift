import Measures
import TestSupport
import Testing

@testable import Catalog
@testable import CompareCommand

/// Commands use the cards passed to them, not the catalogue's.
@MainActor
@Suite struct InjectedCardTests {
  private let folder = TemporaryFolder()

  /// MVP's card with other names and one claim of its own.
  private static let card = Card(
    id: "mvp", name: "Other Name", module: "MVP", summary: "Another summary.",
    roles: Card.mvp.roles.map { role in
      Role(name: "My \(role.name)", duty: role.duty, part: role.part, types: role.types)
    }, arrows: [], terms: [], workflow: [],
    claims: [
      Claim(
        id: "mvp.sample", evidence: .measured(.more(.types), in: [.greeting]), side: .pro,
        against: Claim.allOthers, text: "Made up.", source: .mvx)
    ], caveats: [], advice: Advice(source: .mvx), sources: [.mvx])

  private let command = CompareCommand([(Registry.patterns[1], card), Registry.entries[0]])

  @Test(arguments: [["list"], ["claims"], ["mvp"], ["list", "other-name"]])
  func `Reports use the given cards`(arguments: [String]) async {
    let outcome = await run(arguments)
    #expect(outcome.output.contains("Another summary."))
    #expect(!outcome.output.contains(Card.mvp.summary))
  }

  @Test func `The given rules are checked`() async {
    let outcome = await run(["coupling", "mvp", "--check"])
    #expect(outcome.output.contains("Other Name, Greeting: My Presenter → My View is forbidden"))
    #expect(outcome.exitCode == .failure)
  }

  @Test func `The given claims are judged against the given patterns only`() async {
    let own = await run(["explain", "mvp.sample"])
    #expect(own.exitCode == .success)
    #expect(own.output.contains("Other Name"))
    #expect(own.output.contains("MVC") && !own.output.contains("VIPER"))
    await run(["explain", "mvp.testable"]).expectError("Unknown claim 'mvp.testable'")
    await run(["explain", "viper.cost"]).expectError("Unknown claim 'viper.cost'")
  }

  private func run(_ arguments: [String]) async -> CompareCommand.Outcome {
    await command.run(arguments, in: .sample(in: folder.url, columns: 200, cache: ThisCode.cache))
  }
}
