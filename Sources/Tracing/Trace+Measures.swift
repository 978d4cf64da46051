import Measures

/// Figures of a trace without the launch.
extension Trace {
  private var used: [Step] { steps.filter { !$0.isLaunch } }

  /// All messages after the launch, in order.
  private var messages: [Message] { used.flatMap(\.messages) }

  /// The number of messages after the launch.
  public var messageCount: Int { messages.map(\.call.count).reduce(0, +) }

  /// The messages from a step to the first one that changes a widget, in the step that needs most; nil if none does.
  ///
  /// A call of a method or a setter of a widget counts as a change; a getter, an initialiser and a closure do not.
  public var hopsToDisplay: Int? {
    used.compactMap { step in step.messages.firstIndex(where: \.changesWidget).map { $0 + 1 } }.max()
  }

  /// The card's roles that send or receive a message after the launch, in the card's order.
  public var rolesTouched: [String] {
    let touched = Set(messages.flatMap { [$0.from, $0.to] })
    return card.roles.map(\.name).filter(touched.contains)
  }

  /// The pattern's files with a caller's or a callee's line after the launch.
  public var filesToFollow: [String] {
    let places = messages.flatMap { [$0.call.place, $0.call.target] }
    return Set(places.compactMap { $0?.file }.filter { $0.hasPrefix("Sources/Patterns/") }).sorted()
  }
}

extension Trace.Message {
  /// Whether it calls a method or a setter of a widget.
  fileprivate var changesWidget: Bool {
    to == Surrounding.widgets.rawValue && !call.member.hasPrefix("init(")
      && !call.member.hasPrefix("closure in ")
      && (call.member.hasSuffix(")") || call.member.hasSuffix("= …"))
  }
}
