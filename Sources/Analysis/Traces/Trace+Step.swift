extension Trace {
  /// A step with its messages.
  public struct Step: Sendable, Hashable {
    /// The step, such as `tap logIn`.
    public let text: String
    /// The messages in order.
    public let messages: [Message]
    /// The window after the step as plain text, empty while none is open; nil if windows are not recorded.
    public let window: String?

    /// Whether it is the start of the program.
    public var isLaunch: Bool { text == Recording.launch }

    /// The pattern's files with a caller's or a callee's line, sorted.
    public var filesToFollow: [String] {
      let places = messages.flatMap { [$0.call.place, $0.call.target] }
      return Set(places.compactMap { $0?.file }.filter { $0.hasPrefix("Sources/Patterns/") }).sorted()
    }

    /// Gives the types of a recorded step their roles.
    init(_ step: Recording.Step, casting: Casting) {
      var messages: [Message] = []
      for message in step.calls.compactMap(casting.message) {
        if let last = messages.last, last.isLike(message) {
          messages[messages.count - 1].call.count += message.call.count
        } else {
          messages.append(message)
        }
      }
      text = step.text
      self.messages = messages
      window = step.window
    }
  }
}
