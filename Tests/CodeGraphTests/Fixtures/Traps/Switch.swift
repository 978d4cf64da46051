// swift-format-ignore-file
// The index omits inactive code.

struct Switch {
  #if NEVER
    let price: Price
  #else
    let choice: Choice
//> Switch has stored property choice: Traps.Choice
//> Switch.choice mentions Choice
  #endif
}
