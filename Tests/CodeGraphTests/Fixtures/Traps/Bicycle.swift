// swift-format-ignore-file
// `super.init` is a call; any other initialiser constructs.

struct Wheel {}
class Vehicle {
  let wheels: [Wheel]
//> Vehicle.wheels mentions Wheel
  init(wheels: [Wheel]) { self.wheels = wheels }
//> Vehicle.init(wheels:) mentions Wheel
  func move() {}
}
final class Bicycle: Vehicle {
//> Bicycle inherits Vehicle
  init() {
    let spare = Vehicle(wheels: [])
//> Bicycle.init() constructs Vehicle.init(wheels:), mentions Vehicle
    spare.move()
//> Bicycle.init() calls Vehicle.move()
    super.init(wheels: [Wheel()])
//> Bicycle.init() calls Vehicle.init(wheels:), constructs Wheel.init(), mentions Wheel
  }
  convenience init(copy: Bicycle) { self.init() }
  override func move() { super.move() }
//> Bicycle.move() calls Vehicle.move()
}
