// swift-format-ignore-file
// References before the keyword `extension` do not belong to the extension.
// The index omits an extension without members.

enum Wire { case carries(Bulb) }; extension Moon { func wire() {} }
//> is enum Wire
//> Wire.carries(_:) mentions Bulb
extension Moon {}
extension Moon {
  struct Phase { let bulb: Bulb }
//> is struct Moon.Phase
//> Moon.Phase.bulb mentions Bulb
}
extension Moon.Phase {}
extension Moon.Phase {
//> Moon.Phase mentions Moon
  enum Shape {}
//> is enum Moon.Phase.Shape
}
