/// Holds work until a test opens it; cancelling does not end the waiting.
final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until the gate is opened.
  func pass() async {
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Lets all go on that wait.
  func open() {
    let waited = waiting
    waiting = []
    waited.forEach { $0.resume() }
  }
}
