// swift-format-ignore-file
// Default arguments belong to the function.

struct Menu {
  func add(_ price: Price = Price(), choice: Choice = .nothing) {}
//> Menu.add(_:choice:) constructs Price.init(), mentions Choice, Choice.nothing, Price, Price
  init(order: Order? = nil) {}
//> Menu.init(order:) mentions Order
}
