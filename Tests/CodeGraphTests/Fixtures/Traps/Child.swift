// swift-format-ignore-file
// A weak reference is a mention like any other.
// That a reference is weak or unowned the index does not tell.

final class Parent {}
final class Child {
  weak var parent: Parent?
//> Child.parent mentions Parent
  unowned let guardian: Parent
//> Child.guardian mentions Parent
  init(guardian: Parent) { self.guardian = guardian }
//> Child.init(guardian:) mentions Parent
}
