// swift-format-ignore-file
// An extension begins with the word, and an empty one takes nothing.
// An extension without a member is not in the index, so that its line names nothing.

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
