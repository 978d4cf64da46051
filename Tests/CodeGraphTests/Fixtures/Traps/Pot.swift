// swift-format-ignore-file
// An attribute's arguments belong to the declaration with the attribute.

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
