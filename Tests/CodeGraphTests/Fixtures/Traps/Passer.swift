// swift-format-ignore-file
// A type that is only inferred is not named.
// A type that nobody writes down is not in the index: `Passer` handles a `Choice`.

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
