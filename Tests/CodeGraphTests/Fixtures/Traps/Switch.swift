// swift-format-ignore-file
// Inactive code names nothing.
// The compiler does not look at inactive code, so the index cannot tell of it.

struct Switch {
  #if NEVER
    let price: Price
  #else
    let choice: Choice
//> Switch has stored property choice: Traps.Choice
//> Switch.choice mentions Choice
  #endif
}
