import Examples
import Measures
import Verdicts

/// The figures of one example in a pattern, from which its facts are made.
struct FactFigures {
  /// A counted figure under the name of its measure.
  struct Count {
    let name: String
    let count: Int
  }

  let pattern: PatternFindings
  let example: Example

  /// The count of a measure; nil without the code, or without the
  /// record that it needs.
  subscript(measure: Measure) -> Count? {
    let value = pattern.code?.value(of: measure, in: example)
    return value.map { Count(name: measure.name, count: Int($0)) }
  }

  /// A fact about the example, of which the figures stand on
  /// the pattern's page.
  func fact(
    on topic: FactTopic,
    _ counts: [Count],
    _ statement: String
  ) -> Fact {
    fact(on: topic, counts, statement, at: .figures(pattern.card.id))
  }

  /// A fact about the example, of which the figures stand at an address.
  func fact(
    on topic: FactTopic,
    _ counts: [Count],
    _ statement: String,
    at address: FactAddress
  ) -> Fact {
    Fact(
      card: pattern.card,
      topic: topic,
      examples: [example],
      figures: counts.map {
        Fact.Figure(name: $0.name, value: Double($0.count))
      },
      statement: statement,
      address: address
    )
  }
}
