// swift-format-ignore-file
// A wrapped property is stored, and mentions and constructs its wrapper.

@propertyWrapper struct Clamped {
  var wrappedValue: Int
//> Clamped has stored property wrappedValue: Swift.Int
  var projectedValue: Limit { Limit() }
//> Clamped has property projectedValue: Traps.Limit
//> Clamped.projectedValue constructs Limit.init(), mentions Limit, Limit
}
struct Limit {}
struct Knob {
  @Clamped var turn = 1
//> Knob has stored property turn: Swift.Int
//> Knob.turn constructs Clamped.init(wrappedValue:) (implicit), mentions Clamped, Clamped.wrappedValue (implicit)
  @Clamped(wrappedValue: 2) var push: Int
//> Knob has stored property push: Swift.Int
//> Knob.push constructs Clamped.init(wrappedValue:), mentions Clamped, Clamped.wrappedValue
  func read() -> Int { turn }
//> Knob has method read(): () -> Swift.Int
  func limit() -> Limit { $turn }
//> Knob has method limit(): () -> Traps.Limit
//> Knob.limit() mentions Limit
}
