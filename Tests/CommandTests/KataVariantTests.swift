import Catalog
import Examples
import Foundation
import Records
import TestSupport
import Testing

@testable import CompareCommand

/// The variants of this package's katas.
@MainActor
@Suite struct KataVariantTests {
  private let package = Program.packageFolder

  private func page(of name: String) throws -> VariantPage {
    let kata = try #require(try Kata.all(in: package).first { $0.name == name })
    return try VariantPage(of: kata, among: Registry.entries)
  }

  @Test(arguments: ["planted-mistake", "predict-cancel"])
  func `Numbers choose variants, each the same at every time`(name: String) throws {
    let page = try page(of: name)
    #expect(page.variants.count >= 15)
    let numbers = Array(1...30)
    let drawn = try numbers.map { try page.variant(number: $0) }
    let again = try numbers.map { try page.variant(number: $0) }
    #expect(drawn.map(\.title) == again.map(\.title))
    #expect(drawn.map(\.plant) == again.map(\.plant))
    // A class of thirty has at least ten different ones.
    #expect(Set(drawn.map { "\($0.plant)\($0.task)" }).count >= 10)
    for kata in drawn {
      #expect(kata.hints.count == 3)
      #expect(!kata.task.contains("{"), "\(kata.task)")
    }
  }

  @Test func `Scenarios or tests notice each planted mistake`() throws {
    let card = Card.mvvm
    let text = try String(
      contentsOf: package.appending(path: "Catalog/MVVM/Records/mistakes.jsonl"), encoding: .utf8)
    let records = text.split(separator: "\n").map(String.init)
    for variant in try page(of: "planted-mistake").variants {
      let mutant = try #require(card.mutants.first { $0.change(of: card) == variant.plant })
      let record = try #require(records.first { $0.contains("\"mutation\":\"\(mutant.mutation.rawValue)\"") })
      #expect(
        record.contains(/"scenarios":\{"count":\d+,"ending":"complete","failed":[1-9]/), "\(mutant.mutation)")
    }
  }

  @Test func `Each step to predict was recorded, and has at least four arrows`() throws {
    for variant in try page(of: "predict-cancel").variants {
      let words = variant.words
      let card = try #require(Registry.entries.first { $0.pattern.id == words["pattern"] }?.card)
      let answer = try RecordedAnswer(
        of: card, scenario: try #require(words["scenario"]), step: try #require(words["step"]), in: package)
      #expect(answer.arrows.count >= 4, "\(words)")
    }
  }

  @Test func `A kata without variants says so`() throws {
    #expect(throws: CommandFailure("The kata 'forbidden-arrow' has no variants.", .usage)) {
      try page(of: "forbidden-arrow")
    }
  }
}
