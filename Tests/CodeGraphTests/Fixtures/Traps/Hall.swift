// swift-format-ignore-file
// References inherit, conform, construct, call, read or write; only the rest are mentions.

protocol Lamp { func light() }
class Fixture { var watts = 1 }
final class Desk: Fixture, Lamp {
//> Desk conforms protocol Lamp, inherits Fixture
  func light() {}
}
final class Hall {
  var desk: Desk
//> Hall.desk mentions Desk
  let lamp: any Lamp
//> Hall.lamp mentions protocol Lamp
  init() {
    desk = Desk()
//> Hall.init() constructs Desk.init(), mentions Desk
    lamp = desk
  }
  func use() {
    lamp.light()
//> Hall.use() calls protocol Lamp.light()
    let watts = desk.watts
//> Hall.use() reads Fixture.watts
    desk.watts = watts
//> Hall.use() writes Fixture.watts
    desk.watts += 1
//> Hall.use() reads Fixture.watts, writes Fixture.watts
    change(&desk.watts)
//> Hall.use() reads Fixture.watts, writes Fixture.watts
    let light = desk.light
//> Hall.use() mentions Desk.light()
    light()
  }
  func change(_ watts: inout Int) {}
}
