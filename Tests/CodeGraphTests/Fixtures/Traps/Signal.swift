// swift-format-ignore-file
// References resolved by position are counted, but not those to the standard library.

enum Signal {
  case plain(Int, String)
  case lamp(Bulb)
//> Signal.lamp(_:) mentions Bulb
}
struct Bulb {}
class Cage<Bird: AnyObject> {}
struct Nest<Bird: Sendable> where Bird: Winged {}
//> Nest mentions protocol Winged
protocol Winged {}
typealias Count = Int
typealias Glow = Bulb
struct Moon {
  typealias Light = Bulb
//> Moon mentions Bulb
  let glow: Glow
//> Moon.glow mentions Bulb
}
