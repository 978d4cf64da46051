// swift-format-ignore-file
// A key path reads the properties along it.

struct Sorter {
  func choice() -> AnyKeyPath { \Order.choice }
//> Sorter.choice() mentions Order, reads Order.choice
  func amounts(_ prices: [Price]) -> [Int] { prices.map(\.amount) }
//> Sorter.amounts(_:) mentions Price, reads Price.amount
  func deep() -> KeyPath<Order, Int?> { \.price?.amount }
//> Sorter.deep() mentions Order, reads Order.price, Price.amount
}
