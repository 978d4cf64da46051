// swift-format-ignore-file
// What a macro adds to a nested type is that type's, not the one's before it.

import Observation

struct Ship {}
final class Harbour {
  struct Quay {}
  @Observable final class State {
    var ship: Ship?
//> Harbour.State.ship mentions Ship
  }
}
