// swift-format-ignore-file
// A default implementation belongs to its protocol, an inherited one to the superclass.

struct Greeting {}
protocol Greetable {
  func greet() -> Greeting
//> Greetable has method greet(): () -> Traps.Greeting
//> Greetable.greet() mentions Greeting
  var tone: Tone { get }
//> Greetable has property tone: Traps.Tone
//> Greetable.tone mentions Tone
}
extension Greetable {
  func greet() -> Greeting { Greeting() }
//> Greetable has method greet(): () -> Traps.Greeting
//> Greetable.greet() constructs Greeting.init(), mentions Greeting, Greeting
  var tone: Tone { .calm }
//> Greetable has property tone: Traps.Tone
//> Greetable.tone mentions Tone, Tone.calm
}
enum Tone { case calm }
//> Tone has enumCase calm: (Traps.Tone.Type) -> Traps.Tone
struct Guest: Greetable {}
//> Guest conforms protocol Greetable
class Host {
  func greet() -> Greeting { Greeting() }
//> Host has method greet(): () -> Traps.Greeting
//> Host.greet() constructs Greeting.init(), mentions Greeting, Greeting
}
final class Butler: Host, Greetable {}
//> Butler conforms protocol Greetable, inherits Host
struct Door {
  func open(for guest: Guest, by butler: Butler) {
//> Door has method open(for:by:): (for: Traps.Guest, by: Traps.Butler) -> ()
//> Door.open(for:by:) mentions Butler, Guest
    _ = guest.greet()
//> Door.open(for:by:) calls protocol Greetable.greet()
    _ = butler.greet()
//> Door.open(for:by:) calls Host.greet()
  }
}
