// swift-format-ignore-file
// An operator declared in a type is called like a function.

struct Adder {
  func total(_ one: Price, _ other: Price) -> Price { one + other }
//> Adder.total(_:_:) calls Price.+(_:_:), mentions Price, Price, Price
  func rest() -> Bool { 1 + 2 == 3 }
}
