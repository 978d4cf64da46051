// swift-format-ignore-file
// References in and to global declarations belong to no type.

let standard = Price()
func price(of order: Order) -> Price { order.price ?? standard }
var current: Price { .free }
struct Caller {
  func call(_ order: Order) -> Int { price(of: order).amount + standard.amount }
//> Caller.call(_:) mentions Order, reads Price.amount, Price.amount
}
