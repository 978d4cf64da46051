// swift-format-ignore-file
// Simple types that the other files refer to.

struct Price {
  var amount = 0
  static let free = Price()
}
enum Choice {
  case nothing
  case item(Price)
//> Choice.item(_:) mentions Price
}
struct Order {
  var price: Price?
//> Order.price mentions Price
  var choice: Choice
//> Order.choice mentions Choice
}
enum Refusal: Error { case closed }
