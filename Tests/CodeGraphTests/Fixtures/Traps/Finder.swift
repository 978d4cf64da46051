// swift-format-ignore-file
// Casts mention their target type.

struct Finder {
  func find(_ thing: Any) -> Bool {
    if let served = thing as? any Served { served.serve() }
//> Finder.find(_:) calls protocol Served.serve(), mentions protocol Served
    if let order = thing as? Order { return order.price == nil }
//> Finder.find(_:) mentions Order, reads Order.price
    return thing is any Served
//> Finder.find(_:) mentions protocol Served
  }
}
