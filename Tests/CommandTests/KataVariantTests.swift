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

  @Test(arguments: ["missing-test", "planted-mistake", "predict-cancel"])
  func `Numbers choose variants, each the same at every time`(name: String) throws {
    let page = try page(of: name)
    #expect(page.variants.count >= 15)
    let numbers = Array(1...30)
    let drawn = try numbers.map { try page.variant(number: $0) }
    let again = try numbers.map { try page.variant(number: $0) }
    #expect(drawn.map(\.title) == again.map(\.title))
    #expect(drawn.map(\.variant?.plant) == again.map(\.variant?.plant))
    // A class of thirty has at least ten different ones.
    #expect(Set(drawn.map { "\(String(describing: $0.variant?.plant))\($0.task)" }).count >= 10)
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
      let mutant = try #require(card.mutants.first { .mistake($0.change(of: card)) == variant.plant })
      let record = try #require(records.first { $0.contains("\"mutation\":\"\(mutant.mutation.rawValue)\"") })
      #expect(
        record.contains(/"scenarios":\{"count":\d+,"ending":"complete","failed":[1-9]/), "\(mutant.mutation)")
    }
  }

  @Test func `One unit test alone notices each mistake of a lost test`() throws {
    for variant in try page(of: "missing-test").variants {
      let card = try #require(Registry.entries.first { $0.pattern.id == variant.words["pattern"] }?.card)
      let mistake = try #require(variant.words["mistake"])
      let text = try String(
        contentsOf: package.appending(path: "Catalog/\(card.module)/Records/mistakes.jsonl"), encoding: .utf8)
      let record = text.split(separator: "\n").first { $0.contains("\"mutation\":\"\(mistake)\"") }
      let test = try #require(variant.words["test"])
      let noticed = try Regex(
        #""logicTests":\{"count":\d+,"ending":"complete","failed":1,"first":"\#(test)""#)
      #expect(try #require(record).contains(noticed), "\(card.id) \(mistake)")
    }
  }

  @Test func `A lost test is gone from its file, and nothing else is`() throws {
    for variant in try page(of: "missing-test").variants {
      guard case .lostTest(let test) = variant.plant else {
        Issue.record("\(variant.words)")
        continue
      }
      guard case .edits(let edits) = try test.removal(in: package).form else {
        Issue.record("\(test)")
        continue
      }
      let edit = try #require(edits.first)
      let text = try String(contentsOf: package.appending(path: test.file), encoding: .utf8)
      #expect(text.ranges(of: edit.original).count == 1)
      #expect(edit.original.ranges(of: "@Test").count == 1)
      #expect(edit.original.contains("func `\(test.name)`"))
      #expect(edits.count == 1)
      #expect(edit.replacement.isEmpty)
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
