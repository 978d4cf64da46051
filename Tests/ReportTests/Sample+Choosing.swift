import CompareCommand
import Examples
import Records
import TestSupport

@testable import Catalog
@testable import Verdicts

/// The questions of `compare choose`, with sample figures and with those of the whole catalogue.
extension Sample {
  /// Rounded figures of some patterns and a misuse, with gaps.
  static let fewPatterns = {
    func figures(
      _ criterion: Criterion, in example: Example = .notes, _ values: [Double?], broken: [Int?] = [],
      spread: Int? = nil
    ) -> CriterionFigures {
      func byCard<Value>(_ values: [Value?]) -> [Card.ID: Value] {
        var found: [Card.ID: Value] = [:]
        for (card, value) in zip(chosenCards, values) { found[card.id] = value }
        return found
      }
      return CriterionFigures(
        criterion: criterion, example: example, figures: byCard(values), brokenTests: byCard(broken),
        spread: spread,
        candidates: ["mvc", "mvp", "mvvm", "viper"])
    }
    return Questionnaire(
      cards: chosenCards,
      figures: [
        figures(.request("three"), in: .login, [1, 1, 1, 5, 2], broken: [0, 0, 0, 3, nil], spread: 1),
        figures(.request("template"), [3, 9, 4, 20, 2], broken: [0, 2, nil, 4, 0]),
        figures(.testsWithoutUI, [20, 100, 100, nil, 0]), figures(.stepsOfViews, [4, 4, 4, 0, 4]),
        figures(.typesPerScreen, [4, 8, 6.3, 19, 1.7]),
      ])
  }()

  private static let chosenCards = [Card.mvc, .mvp, .mvvm, .viper, .massiveMVC]

  /// What follows from answers such as `changes rules`.
  static func decision(_ answers: [String], in questionnaire: Questionnaire = fewPatterns) throws
    -> Decision
  {
    let needs = try answers.compactMap { answer -> Need? in
      let words = answer.split(separator: " ").map(String.init)
      let question = Question.ID(rawValue: words[0]).flatMap(Question.of)
      return try question?.need(from: words[1], among: questionnaire.cards)
    }
    return Decision(needs, in: questionnaire)
  }

  /// What follows from none, one and all kinds of answers.
  static func decisions(in questionnaire: Questionnaire) throws -> [Decision] {
    let all = ["changes data=9", "tested 100", "next no", "links yes", "types 20", "today massive-mvc=900"]
    return try [[], all].map { try decision($0, in: questionnaire) }
      + all.map { try decision([$0], in: questionnaire) }
  }

  /// What is kept of the whole catalogue, also of code that has changed since, and a number of files for each tap.
  static func kept() throws -> KeptFigures {
    let package = Program.packageFolder
    let cells = try ChangeRequest.all.flatMap { request in
      try Registry.cards.map { card in
        let results = try CellRecord.read(of: card, in: package)
        let delivered = try DeliveredCell.read(of: card, in: package)
        return CellFinding(
          request: request, card: card, size: try CellSize(of: request, in: card, of: package),
          result: results.first { $0.request == request.id && $0.version == .first },
          delivered: delivered.first { $0.request == request.id && $0.version == .first })
      }
    }
    let files = Dictionary(uniqueKeysWithValues: Registry.cards.map { ($0.id, 10) })
    return KeptFigures(
      ledger: ChangeLedger(cells: cells, merges: []),
      filesBehindTap: Dictionary(uniqueKeysWithValues: Example.all.map { ($0, files) }))
  }

  /// The questionnaire of the whole catalogue.
  static func questionnaire(of codebase: Codebase) throws -> Questionnaire {
    let (cards, package) = (Registry.cards, Program.packageFolder)
    let folder = try PackageFolder(named: package.path, from: package)
    return Questionnaire(
      codebase: codebase,
      kept: try kept(),
      listings: try cards.map { try folder.listing(of: $0, example: Criterion.example) }, cards: cards)
  }
}
