extension Recording {
  /// A step with the calls until the next one.
  public struct Step: Sendable, Hashable {
    /// The step without the texts that it types, such as `tap logIn`; ``launch`` for the start of the program.
    public let text: String
    /// The calls in order.
    public package(set) var calls: [Call]
    /// The window after the step as plain text, empty while none is open; nil if windows are not recorded, as in a person's
    /// session.
    public package(set) var window: String?

    /// Creates a step.
    package init(text: String, calls: [Call] = [], window: String? = nil) {
      self.text = text
      self.calls = calls
      self.window = window
    }

    /// Adds a call; one that is like the previous call is counted with it.
    package mutating func add(_ call: Call) {
      if let last = calls.last, last.isLike(call) {
        calls[calls.count - 1].count += call.count
      } else {
        calls.append(call)
      }
    }
  }
}
