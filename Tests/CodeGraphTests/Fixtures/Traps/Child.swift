// swift-format-ignore-file
// A weak reference is a mention: the index does not mark weak or unowned references.

final class Parent {}
final class Child {
  weak var parent: Parent?
//> Child.parent mentions Parent
  unowned let guardian: Parent
//> Child.guardian mentions Parent
  init(guardian: Parent) { self.guardian = guardian }
//> Child.init(guardian:) mentions Parent
}
