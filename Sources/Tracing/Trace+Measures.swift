import CodeGraph
import Measures

/// Figures of a trace; all but hidden coupling leave out the launch.
extension Trace {
  private var used: [Step] { steps.filter { !$0.isLaunch } }

  /// All messages after the launch, in order.
  private var messages: [Message] { used.flatMap(\.messages) }

  /// The number of messages after the launch.
  public var messageCount: Int { messages.map(\.call.count).reduce(0, +) }

  /// The messages from a step to the first one that changes a widget, in the step that needs most; nil if none does.
  ///
  /// A call of a method or a setter of a widget counts as a change; a getter and an initialiser do not.
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

  /// The pairs of roles with messages in a direction in which the compiler's index has no reference, wiring excepted.
  ///
  /// Such a message goes through a closure or an observation.
  public func hiddenCoupling(in code: PatternCode) -> [Pair] {
    let wiring = card.roles.filter { $0.part == .wiring }.map(\.name) + [Self.compositionRoot]
    let known = Set(code.links.map { Pair(from: $0.from.role, to: $0.to.role) })
    let roles = Set(card.roles.map(\.name)).subtracting(wiring)
    var found: [Pair] = []
    for message in steps.flatMap(\.messages) {
      guard let from = message.from, roles.contains(from), roles.contains(message.to) else { continue }
      let pair = Pair(from: from, to: message.to)
      if !known.contains(pair), !found.contains(pair) { found.append(pair) }
    }
    return found
  }
}

extension Trace.Message {
  /// Whether it calls a method or a setter of a widget.
  fileprivate var changesWidget: Bool {
    to == Surrounding.widgets.rawValue && !call.member.hasPrefix("init(")
      && (call.member.hasSuffix(")") || call.member.hasSuffix("= …"))
  }
}
