import Catalog
import CommandLineKit
import Examples
import Verdicts

extension Invocation {
  /// The questions of `compare choose` with the figures of all patterns.
  func questionnaire(of codebase: Codebase) throws(CommandFailure) -> Questionnaire {
    let requests = Question.all.flatMap(\.criteria).compactMap(\.request)
    let listings = try code(of: [Criterion.example]).listings()
    return Questionnaire(
      codebase: codebase, kept: try Self.kept(of: cards, requests, in: try package().url),
      listings: listings.flatMap(\.self),
      cards: cards)
  }
}
