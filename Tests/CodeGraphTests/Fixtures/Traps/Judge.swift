// swift-format-ignore-file
// Patterns mention the cases they match.
// For `Choice.item` the index has the type twice, the second time at the case's position.

struct Judge {
  func judge(_ choice: Choice) -> Int {
//> Judge.judge(_:) mentions Choice
    switch choice {
    case .item(let price) where price.amount > 1: 1
//> Judge.judge(_:) mentions Choice.item(_:), reads Price.amount
    case Choice.item: 2
//> Judge.judge(_:) mentions Choice, Choice (implicit), Choice.item(_:)
    case .nothing: 0
//> Judge.judge(_:) mentions Choice.nothing
    }
  }
  func isItem(_ choice: Choice) -> Bool {
//> Judge.isItem(_:) mentions Choice
    if case .item = choice { true } else { false }
//> Judge.isItem(_:) mentions Choice.item(_:)
  }
}
