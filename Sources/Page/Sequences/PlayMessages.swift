/// The different messages of all sequences: each stands in the page's JSON once, and steps refer to it by its number.
struct PlayMessages: Encodable {
  /// In the order in which they were first seen.
  private(set) var all: [PlayMessage] = []
  private var numbers: [PlayMessage: Int] = [:]

  /// The number of a message, which is added if it is new.
  mutating func number(of message: PlayMessage) -> Int {
    if let known = numbers[message] { return known }
    let number = all.count
    all.append(message)
    numbers[message] = number
    return number
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(all)
  }
}
