import TestSupport
import Testing

@testable import TEA

/// The tests' own store fails a test that leaves something unsaid.
struct TestStoreTests {
  private let gate = Gate()
  private let store = TestStore(Count.State(), reducer: Count())

  @Test func `It accepts a test that says everything`() async {
    store.send(.add(2)) { $0.count = 2 }
    store.send(.addTwice)
    store.receive(.add(1)) { $0.count = 3 }
    store.receive(.add(2)) { $0.count = 5 }
    store.finish()
  }

  @Test func `A change of the state that is not said fails`() {
    withKnownIssue { store.send(.add(1)) }
  }

  @Test func `A change that does not happen fails`() {
    withKnownIssue { store.send(.add(1)) { $0.count = 2 } }
  }

  @Test func `A change that is said and changes nothing fails`() {
    withKnownIssue { store.send(.add(0)) { $0.count = 0 } }
  }

  @Test func `The state is there to be looked at`() {
    store.send(.add(2)) { $0.count = 2 }
    #expect(store.state == Count.State(count: 2))
  }

  @Test func `An action that is received and not said fails at the next step`() {
    store.send(.addTwice)
    withKnownIssue { store.send(.add(1)) { $0.count = 1 } }
  }

  @Test func `An action that is received and not said fails at the end`() {
    store.send(.addTwice)
    store.receive(.add(1)) { $0.count = 1 }
    withKnownIssue { store.finish() }
  }

  @Test func `Another action than the one that is said fails`() {
    store.send(.addTwice)
    withKnownIssue { store.receive(.add(7)) { $0.count = 1 } }
  }

  @Test func `An action that is not received fails`() {
    withKnownIssue { store.receive(.add(1)) }
  }

  @Test func `An effect that runs at the end fails`() async {
    store.send(
      .run("work") { [gate] in
        await gate.pass()
        return nil
      })
    await settle()
    withKnownIssue { store.finish() }
    gate.open()
    await settle()
    store.finish()
  }
}
