// swift-format-ignore-file
// The labels of an initialiser that nobody wrote name the properties.

struct Maker {
  func make() -> Order { Order(price: nil, choice: .nothing) }
//> Maker.make() constructs Order.init(price:choice:), mentions Choice.nothing, Order, Order, Order.choice, Order.price
}
