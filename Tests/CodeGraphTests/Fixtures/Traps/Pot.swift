// swift-format-ignore-file
// What an attribute is given belongs to the declaration that has the attribute.

struct Seed {}
@propertyWrapper struct Held<Value> {
  var wrappedValue: Value
}
struct Pot {
  let first = 1
  @Held<Seed> var seed = Seed()
//> Pot.seed constructs Held.init(wrappedValue:) (implicit), Seed.init(), mentions Held, Held.wrappedValue (implicit), Seed, Seed
  let last = 2
}
