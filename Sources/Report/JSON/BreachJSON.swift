import CodeGraph
import Verdicts

/// The JSON of a broken rule: one text, which begins with the
/// place if there is one.
struct BreachJSON: Encodable, CustomStringConvertible {
  /// The place; nil for a fault of a card or of a whole pattern.
  let place: Place?
  /// The text without the place, which moves when lines are added.
  let text: String

  /// The text with the place.
  var description: String {
    guard let place else { return text }
    return "\(place): \(text)"
  }

  init(_ breach: RuleBreach) {
    place = breach.place
    text = breach.message.description
  }

  init(from decoder: any Decoder) throws {
    let line = try decoder.singleValueContainer().decode(String.self)
    guard let match = line.wholeMatch(of: /(\S+?):(\d+): (.*)/),
      let number = Int(match.output.2)
    else {
      place = nil
      text = line
      return
    }
    place = Place(file: String(match.output.1), line: number)
    text = String(match.output.3)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
