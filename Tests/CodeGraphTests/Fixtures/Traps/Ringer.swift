// swift-format-ignore-file
// A type of a module that is not measured is known by its members alone.

import Far

struct Ringer {
  func ring() {
    something().ring()
//> Ringer.ring() calls protocol Far.Ringing.ring()
    _ = bell().tone.name
//> Ringer.ring() reads Far.Bell.tone, Far.Tone.name
  }
}
