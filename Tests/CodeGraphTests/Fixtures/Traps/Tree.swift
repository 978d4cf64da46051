// swift-format-ignore-file
// An extension of the module's own type belongs to that type.

struct Leaf {}
//> is struct Leaf
protocol Growing {}
//> is protocol Growing
struct Tree {}
//> is struct Tree
extension Tree: Growing {
//> Tree conforms protocol Growing
  func leaf() -> Leaf { Leaf() }
//> Tree has method leaf(): () -> Traps.Leaf
//> Tree.leaf() constructs Leaf.init(), mentions Leaf, Leaf
}
extension Growing {
  var first: Leaf { Leaf() }
//> Growing has property first: Traps.Leaf
//> Growing.first constructs Leaf.init(), mentions Leaf, Leaf
  static func seed() -> Tree { Tree() }
//> Growing has method seed(): () -> Traps.Tree
//> Growing.seed() constructs Tree.init(), mentions Tree, Tree
}
