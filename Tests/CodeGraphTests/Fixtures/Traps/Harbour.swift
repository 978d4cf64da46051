// swift-format-ignore-file
// A macro's additions to a nested type belong to that type, not to the preceding one.

import Observation

struct Ship {}
final class Harbour {
  struct Quay {}
  @Observable final class State {
    var ship: Ship?
//> Harbour.State.ship mentions Ship
  }
}
