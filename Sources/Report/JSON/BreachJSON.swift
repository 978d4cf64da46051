import Verdicts

/// The JSON of a broken rule: one text, which begins with the
/// place if there is one.
struct BreachJSON: Encodable {
  private let text: String

  init(_ breach: RuleBreach) {
    let message = breach.message.description
    text = breach.place.map { "\($0): \(message)" } ?? message
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
