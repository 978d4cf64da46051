// swift-format-ignore-file
// A base behind an alias counts as the base itself.

protocol Lit {}
protocol Warm {}
typealias Cosy = Lit & Warm
class Room {}
typealias Space = Room
final class Den: Space, Cosy {}
//> Den conforms protocol Lit, protocol Warm, inherits Room
extension Space {
  func sit(in den: Den) {}
//> Room.sit(in:) mentions Den
}
struct Inn {
  let room: any Cosy & Space
//> Inn.room mentions Room, protocol Lit, protocol Warm
}
