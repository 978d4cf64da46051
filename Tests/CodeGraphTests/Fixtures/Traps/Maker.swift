// swift-format-ignore-file
// The labels of a memberwise initialiser mention the properties.

struct Maker {
  func make() -> Order { Order(price: nil, choice: .nothing) }
//> Maker.make() constructs Order.init(price:choice:), mentions Choice.nothing, Order, Order, Order.choice, Order.price
}
