import TestSupport
import Testing

@testable import TEA

/// The store alone, on a feature made for it.
struct StoreTests {
  private let gate = Gate()

  private func add(_ number: Int) -> () async -> Count.Action? {
    { [gate] in
      await gate.pass()
      return .add(number)
    }
  }

  private func open() async {
    gate.open()
    await settle()
  }

  @Test func `An action sent while another is reduced waits for its turn`() {
    var order: [Int] = []
    var store: Store<Count.State, Count.Action>?
    var isFirst = true
    let reducer = Count {
      order.append(store?.state.count ?? -1)
      guard isFirst else { return }
      isFirst = false
      store?.send(.add(10))
      // Nothing was reduced within this reduction.
      order.append(store?.state.count ?? -1)
    }
    store = Store(Count.State(), reducer: reducer)
    store?.send(.add(1))
    #expect(order == [0, 0, 1])
    #expect(store?.state.count == 11)
  }

  @Test func `Actions that an effect sends are reduced in their order`() {
    let store = Store(Count.State(), reducer: Count())
    store.send(.addTwice)
    #expect(store.state.count == 3)
  }

  @Test func `An action that changes nothing wakes nobody`() {
    let store = Store(Count.State(), reducer: Count())
    let listener = ChangeListener(to: \.state, of: store)
    store.send(.add(0))
    #expect(!listener.hasHeardAll)
    store.send(.add(1))
    #expect(listener.hasHeardAll)
  }

  @Test func `Nothing runs before a store runs the effect`() async {
    var runs = 0
    var state = Count.State()
    let effect = Count().reduce(
      into: &state,
      action: .run("work") {
        runs += 1
        return nil
      })
    await settle()
    #expect(runs == 0)
    #expect(effect.steps.count == 1)
  }

  @Test func `The action of cancelled work is not sent`() async {
    let store = Store(Count.State(), reducer: Count())
    store.send(.run("work", work: add(1)))
    await settle()
    store.send(.cancel("work"))
    await open()
    #expect(store.state.count == 0)
  }

  @Test func `Work replaces that of the same name`() async {
    let store = Store(Count.State(), reducer: Count())
    store.send(.run("work", work: add(1)))
    await settle()
    store.send(.run("work", work: add(2)))
    await settle()
    await open()
    #expect(store.state.count == 2)
  }

  @Test func `Work of another name is not cancelled`() async {
    let store = Store(Count.State(), reducer: Count())
    store.send(.run("work", work: add(1)))
    store.send(.run("other", work: add(2)))
    await settle()
    store.send(.cancel("work"))
    await open()
    #expect(store.state.count == 2)
  }

  @Test func `A store that is let go cancels its work, but keeps promises`() async {
    var cancelled: [String] = []
    func work(_ name: String) -> () async -> Count.Action? {
      { [gate] in
        await gate.pass()
        if Task.isCancelled { cancelled.append(name) }
        return .add(1)
      }
    }
    var store: Store<Count.State, Count.Action>? = Store(Count.State(), reducer: Count())
    weak let released = store
    store?.send(.run("work", work: work("work")))
    store?.send(.promise(work("promise")))
    await settle()
    store = nil
    #expect(released == nil)
    await open()
    #expect(cancelled == ["work"])
  }

  @Test func `A promise sends its action whatever is cancelled`() async {
    let store = Store(Count.State(), reducer: Count())
    store.send(.promise(add(1)))
    await settle()
    store.send(.cancel("work"))
    await open()
    #expect(store.state.count == 1)
  }

  @Test func `A scoped store shows a part, and keeps nothing of it`() {
    let store = Store(Count.State(), reducer: Count().presentingChild())
    let scoped = ScopedStore(store, state: \.child) { Count.Action.child(.add($0)) }
    #expect(scoped.state == nil)
    store.send(.open)
    scoped.send(3)
    #expect(scoped.state == 3)
    store.send(.close)
    #expect(scoped.state == nil)
  }
}
