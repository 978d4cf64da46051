// swift-format-ignore-file
// Interpolations and optional chains name what stands in them.

struct Label {
  func text(_ order: Order) -> String { "\(order.choice) of \(Price())" }
//> Label.text(_:) constructs Price.init(), mentions Order, Price, reads Order.choice
  func chain(_ order: Order?) -> Int? { order?.price?.amount }
//> Label.chain(_:) mentions Order, reads Order.price, Price.amount
}
