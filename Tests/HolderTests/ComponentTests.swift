import Testing

@testable import Holder

/// Dependencies are found by name and type from a component up to the root, and kept where they were asked for.
struct ComponentTests {
  private let root = RootLevel()
  private let middle: MiddleLevel
  private let leaf: LeafLevel

  init() {
    middle = MiddleLevel(parent: root)
    leaf = LeafLevel(parent: middle)
  }

  @Test func `a dependency is found by its name and type`() {
    root.provide("size") { _ in 1 }
    root.provide("size") { _ in "large" }
    root.provide("color") { _ in "red" }
    let (size, word, color): (Int, String, String) = (root.size, root.size, root.color)
    #expect(size == 1)
    #expect([word, color] == ["large", "red"])
  }

  @Test func `a dependency is found up through three levels`() {
    root.provide("size") { _ in 1 }
    let found: Int = leaf.size
    #expect(found == 1)
  }

  @Test func `the nearest one wins`() {
    root.provide("size") { _ in 1 }
    middle.provide("size") { _ in 2 }
    let (below, above): (Int, Int) = (leaf.size, root.size)
    #expect([below, above] == [2, 1])
  }

  @Test func `the last one provided at a component wins`() {
    root.provide("size") { _ in 1 }
    root.provide("size") { _ in 2 }
    let found: Int = leaf.size
    #expect(found == 2)
  }

  @Test func `a nearer one of another type is passed over`() {
    root.provide("size") { _ in 1 }
    middle.provide("size") { _ in "large" }
    let found: Int = leaf.size
    #expect(found == 1)
  }

  @Test func `what was found is kept where it was asked for`() {
    var made = 0
    root.provide("size") { _ in
      made += 1
      return made
    }
    let (first, second, other): (Int, Int, Int) = (leaf.size, leaf.size, middle.size)
    #expect([first, second, other] == [1, 1, 2])
  }

  @Test func `what was found is kept by name and type`() {
    var made: [String] = []
    root.provide("size") { _ in
      made.append("number")
      return 1
    }
    root.provide("size") { _ in
      made.append("word")
      return "large"
    }
    for _ in 1...2 {
      let (number, word): (Int, String) = (leaf.size, leaf.size)
      #expect(number == 1)
      #expect(word == "large")
    }
    #expect(made == ["number", "word"])
  }

  @Test func `a dependency is made at the component that provides it`() {
    root.provide("place") { "\(type(of: $0))" }
    let place: String = leaf.place
    #expect(place == "RootLevel")
  }

  @Test func `what is shared is made once for all who ask`() {
    root.provide("box") { root in root.shared { Box() } }
    let (one, other): (Box, Box) = (leaf.box, middle.box)
    #expect(one === other)
  }

  @Test func `what is shared is kept apart by type, not by its name in print`() {
    root.provide("first") { root in root.shared { First.Item() } }
    root.provide("second") { root in root.shared { Second.Item() } }
    #expect(String(describing: First.Item.self) == String(describing: Second.Item.self))
    let first: [First.Item] = [leaf.first, middle.first]
    let second: [Second.Item] = [leaf.second, middle.second]
    #expect(first[0] === first[1])
    #expect(second[0] === second[1])
  }

  @Test func `a dependency is found as the type that it was provided as`() {
    root.provide("sized", as: (any Sized).self) { _ in Box() }
    let found: any Sized = leaf.sized
    #expect(found is Box)
  }

  @Test func `a dependency that nobody provides stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let leaf = LeafLevel(parent: MiddleLevel(parent: RootLevel()))
      let _: Int = leaf.size
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("no 'size' of type Int in LeafLevel → MiddleLevel → RootLevel\n"))
  }

  @Test func `an optional is a type of its own, not a way to ask whether something is there`() async {
    root.provide("size", as: Int?.self) { _ in nil }
    let (first, second): (Int?, Int?) = (leaf.size, leaf.size)
    #expect(first == nil)
    #expect(second == nil)

    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let _: Int? = RootLevel().size
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("no 'size' of type Optional<Int> in RootLevel\n"))
  }

  @Test func `a dependency of another type stops the program, and is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let root = RootLevel()
      root.provide("sized") { _ in Box() }
      root.provide("color") { _ in "red" }
      let _: any Sized = MiddleLevel(parent: root).sized
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      errors.contains("no 'sized' of type Sized in MiddleLevel → RootLevel; 'sized' is there as Box\n"))
  }
}

private final class RootLevel: Component {
  init() {
    super.init(parent: nil)
  }
}

private final class MiddleLevel: Component {}

private final class LeafLevel: Component {}

private protocol Sized {}

private final class Box: Sized {}

private enum First {
  final class Item {}
}

private enum Second {
  final class Item {}
}
