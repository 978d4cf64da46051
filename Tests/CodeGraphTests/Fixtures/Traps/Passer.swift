// swift-format-ignore-file
// The index omits a type that is only inferred: `Passer` handles a `Choice`.

struct Passer {
  func pass(_ order: Order, on: Taker) {
//> Passer.pass(_:on:) mentions Order, Taker
    let choice = order.choice
//> Passer.pass(_:on:) reads Order.choice
    on.take(choice)
//> Passer.pass(_:on:) calls Taker.take(_:)
  }
}
struct Taker {
  func take(_ choice: Choice) {}
//> Taker.take(_:) mentions Choice
}
