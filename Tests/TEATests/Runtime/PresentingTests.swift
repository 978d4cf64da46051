import TestSupport
import Testing

@testable import TEA

/// A child that comes and goes, on a feature made for it.
struct PresentingTests {
  private let gate = Gate()
  private let store = Store(Count.State(), reducer: Count().presentingChild())

  private func open() async {
    gate.open()
    await settle()
  }

  @Test func `An action for a child that is not there changes nothing`() {
    let before = store.state
    store.send(.child(.add(1)))
    #expect(store.state == before)
  }

  @Test func `A child's action reaches the child`() {
    store.send(.open)
    store.send(.child(.add(2)))
    #expect(store.state == Count.State(count: 0, child: 2))
  }

  @Test func `A child's effects end when its state is gone`() async {
    var wasCancelled = false
    store.send(.open)
    store.send(
      .child(
        .run("work") { [gate] in
          await gate.pass()
          wasCancelled = Task.isCancelled
          return .add(1)
        }))
    await settle()
    store.send(.close)
    store.send(.open)
    await open()
    #expect(wasCancelled)
    #expect(store.state.child == 0)
  }

  @Test func `A child's effects end when another child takes its place`() async {
    let store = Store(Count.State(), reducer: Count().presentingChild { $0 / 100 })
    var wasCancelled = false
    store.send(.open)
    store.send(
      .child(
        .run("work") { [gate] in
          await gate.pass()
          wasCancelled = Task.isCancelled
          return .add(1)
        }))
    await settle()
    store.send(.child(.add(100)))
    await open()
    #expect(wasCancelled)
    #expect(store.state.child == 100)
  }

  @Test func `Equal names in parent and child are two effects`() async {
    store.send(.open)
    store.send(
      .run("work") { [gate] in
        await gate.pass()
        return .add(1)
      })
    store.send(
      .child(
        .run("work") { [gate] in
          await gate.pass()
          return .add(2)
        }))
    await settle()
    store.send(.cancel("work"))
    await open()
    #expect(store.state == Count.State(count: 0, child: 2))
  }

  @Test func `The child reduces its action before the parent`() {
    let presenting = Presenting(
      feature: "child", parent: ChildCopy(), child: Count.Child(), childState: \.child, childAction: \.child,
      embed: Count.Action.child)
    var state = Count.State(child: 5)
    _ = presenting.reduce(into: &state, action: .child(.add(1)))
    #expect(state == Count.State(count: 6, child: 6))
  }
}
