// swift-format-ignore-file
// A type of an unread module is found by its members.

import Far

struct Ringer {
  func ring() {
    something().ring()
//> Ringer.ring() calls protocol Far.Ringing.ring()
    _ = bell().tone.name
//> Ringer.ring() reads Far.Bell.tone, Far.Tone.name
  }
}
