// swift-format-ignore-file
// An implicit member expression such as `.free` refers to the member's type.

struct Chooser {
  let price: Price = .free
//> Chooser.price mentions Price, reads Price.free
  let choice: Choice = .item(.free)
//> Chooser.choice calls Choice.item(_:), mentions Choice, reads Price.free
  let none: Choice? = .nothing
//> Chooser.none mentions Choice, Choice.nothing
  func new() -> Price { .init() }
//> Chooser.new() constructs Price.init(), mentions Price
}
