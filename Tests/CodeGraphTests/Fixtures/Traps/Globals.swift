// swift-format-ignore-file
// What stands in no type names for no type, and naming it names no type.

let standard = Price()
func price(of order: Order) -> Price { order.price ?? standard }
var current: Price { .free }
struct Caller {
  func call(_ order: Order) -> Int { price(of: order).amount + standard.amount }
//> Caller.call(_:) mentions Order, reads Price.amount, Price.amount
}
