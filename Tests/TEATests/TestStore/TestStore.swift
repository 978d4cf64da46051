import Testing

@testable import TEA

/// A store whose test says everything that happens: each change of the state, each action received, and that no effect is left
/// running. What it leaves unsaid fails the test.
///
/// It is a tool, not a double: the store in it is the pattern's own.
final class TestStore<Tested: Reducer> where Tested.State: Equatable {
  private let recorder: RecordingReducer<Tested>
  private let store: Store<Tested.State, Tested.Action>
  /// The state as far as the test has said it.
  private var said: Tested.State

  /// The state after the last action that the test has said.
  var state: Tested.State { said }

  init(_ state: Tested.State, reducer: Tested) {
    recorder = RecordingReducer(reducer)
    store = Store(state, reducer: recorder)
    said = state
  }

  /// Sends an action as the view does; the closure makes the changes of the state that the test expects.
  func send(
    _ action: Tested.Action, at place: SourceLocation = #_sourceLocation,
    changing change: ((inout Tested.State) -> Void)? = nil
  ) {
    if recorder.hasReductions { Issue.record("An action was received before.", sourceLocation: place) }
    store.send(action)
    take(action, at: place, changing: change)
  }

  /// Takes the next action that an effect has sent, which must be this one.
  func receive(
    _ action: Tested.Action, at place: SourceLocation = #_sourceLocation,
    changing change: ((inout Tested.State) -> Void)? = nil
  ) {
    take(action, at: place, changing: change)
  }

  /// Ends the test: nothing is left to be received, and no effect runs.
  func finish(at place: SourceLocation = #_sourceLocation) {
    if recorder.hasReductions { Issue.record("An action was received.", sourceLocation: place) }
    if recorder.runningEffects > 0 { Issue.record("An effect is running.", sourceLocation: place) }
  }

  private func take(
    _ action: Tested.Action, at place: SourceLocation, changing change: ((inout Tested.State) -> Void)?
  ) {
    guard let reduction = recorder.takeReduction() else {
      Issue.record("No action was received.", sourceLocation: place)
      return
    }
    if let change {
      let before = said
      change(&said)
      if said == before { Issue.record("The change that is said changes nothing.", sourceLocation: place) }
    }
    #expect("\(reduction.action)" == "\(action)", sourceLocation: place)
    #expect(reduction.state == said, sourceLocation: place)
    said = reduction.state
  }
}
