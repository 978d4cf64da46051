// swift-format-ignore-file
// References in interpolations and optional chains count.

struct Label {
  func text(_ order: Order) -> String { "\(order.choice) of \(Price())" }
//> Label.text(_:) constructs Price.init(), mentions Order, Price, reads Order.choice
  func chain(_ order: Order?) -> Int? { order?.price?.amount }
//> Label.chain(_:) mentions Order, reads Order.price, Price.amount
}
