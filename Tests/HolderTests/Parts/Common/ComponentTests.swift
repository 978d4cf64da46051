import TestSupport
import Testing

@testable import Holder

/// Stored properties are found by name and type from a component up to the root, and cached where the look-up began.
struct ComponentTests {
  private let root = Root()
  private let middle: Component
  private let leaf: Component

  init() {
    middle = Middle(parent: root)
    leaf = Leaf(parent: middle)
  }

  @Test func `a dependency is found by its name and type`() {
    let root: Component = root
    let (number, color): (Int, String) = (root.number, root.color)
    #expect(number == 1)
    #expect(color == "red")
  }

  @Test func `a dependency is found up through three levels`() {
    let found: String = leaf.color
    #expect(found == "red")
  }

  @Test func `the nearest one wins`() {
    let (below, above): (Int, Int) = (leaf.number, (root as Component).number)
    #expect([below, above] == [2, 1])
  }

  @Test func `a nearer one of another type is passed over`() {
    let found: String = leaf.place
    #expect(found == "root")
  }

  @Test func `a dependency is cached at the component that looked it up`() {
    let first: String = leaf.color
    root.color = "blue"
    let (second, other): (String, String) = (leaf.color, middle.color)
    #expect([first, second, other] == ["red", "red", "blue"])
  }

  @Test func `a dependency is cached by name and type`() {
    for _ in 1...2 {
      let (number, word): (Int, String) = (leaf.place, leaf.place)
      #expect(number == 3)
      #expect(word == "root")
    }
  }

  @Test func `stored properties are found, inherited ones too, and computed ones are not`() async {
    let heir: Component = Heir(parent: nil)
    let (stored, inherited): (Int, Int) = (heir.stored, heir.inherited)
    #expect([stored, inherited] == [1, 3])

    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let heir: Component = Heir(parent: nil)
      let _: Int = heir.computed
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("no 'computed' of type Int in Heir\n"))
  }

  @Test func `a shared instance is created once per component`() {
    var made = 0
    let make = {
      made += 1
      return Box()
    }
    let (one, same, other) = (middle.shared(make), middle.shared(make), leaf.shared(make))
    #expect(one === same)
    #expect(one !== other)
    #expect(made == 2)
  }

  @Test func `shared instances are kept by type, not by the type's name`() {
    #expect(String(describing: First.Item.self) == String(describing: Second.Item.self))
    let first = [root.shared { First.Item() }, root.shared { First.Item() }]
    let second = [root.shared { Second.Item() }, root.shared { Second.Item() }]
    #expect(first[0] === first[1])
    #expect(second[0] === second[1])
  }

  @Test func `a dependency is found as a protocol that it conforms to`() {
    let found: any Sized = leaf.box
    #expect(found is Box)
  }

  @Test func `a closure is found within a stored structure`() {
    let counter: Counter = leaf.counter
    #expect(counter.next(4) == 5)
    let root = NotesRootComponent(environment: NotesWorld().environment)
    let allNotes: Component = AllNotesComponent(parent: root, service: root.service)
    let editor = NoteEditorComponent(parent: allNotes, environment: allNotes.environment)
    #expect([editor.makeKey(), editor.makeKey()] == ["key-1", "key-2"])
  }

  @Test func `a missing dependency stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let leaf: Component = Leaf(parent: Middle(parent: Root()))
      let _: Int = leaf.size
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("no 'size' of type Int in Leaf → Middle → Root\n"))
  }

  @Test func `a look-up of an optional stops the program as well`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let root: Component = Root()
      let _: Int? = root.size
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("no 'size' of type Optional<Int> in Root\n"))
  }

  @Test func `a dependency of another type stops the program, and is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let middle: Component = Middle(parent: Root())
      let _: any Sized = middle.color
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("no 'color' of type Sized in Middle → Root; 'color' is there as String\n"))
  }
}

private final class Root: Component {
  let number = 1
  let place = "root"
  let box = Box()
  let counter = Counter { $0 + 1 }
  var color = "red"

  init() {
    super.init(parent: nil)
  }
}

private final class Middle: Component {
  let number = 2
}

private final class Leaf: Component {
  let place = 3
}

private class Ancestor: Component {
  let inherited = 3
}

private final class Heir: Ancestor {
  let stored = 1
  var computed: Int { 2 * stored }
}

private struct Counter {
  let next: (Int) -> Int
}

private protocol Sized {}

private final class Box: Sized {}

private enum First {
  final class Item {}
}

private enum Second {
  final class Item {}
}
