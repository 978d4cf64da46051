import Catalog
import Driver
import Examples
import Measures

/// A recording with roles in place of types; calls within a role are left out.
public struct Trace: Sendable {
  /// A call from one participant to another.
  public struct Message: Sendable, Hashable {
    /// The sending participant; nil at the start of the program.
    public let from: String?
    /// The receiving participant.
    public let to: String
    /// The call between the types.
    public internal(set) var call: Recording.Call

    /// Whether an observed property tells a view controller of its change.
    var isNotice: Bool { call.member == "closure in updatePropertiesIfNeeded()" }
  }

  /// A step with its messages.
  public struct Step: Sendable, Hashable {
    /// The step, such as `tap logIn`.
    public let text: String
    /// The messages in order.
    public let messages: [Message]

    /// Whether it is the start of the program.
    public var isLaunch: Bool { text == Recording.launch }
  }

  /// The participant for a pattern's composition root, which plays no role.
  public static let compositionRoot = "Composition root"

  /// The pattern's card.
  public let card: Card
  /// The example.
  public let example: Example
  /// The scenario's name.
  public let scenario: String
  /// The participants that exchange messages: widgets, the composition root, the card's roles in their order, network,
  /// storage.
  public let participants: [String]
  /// The steps, without those that cause no message and only check.
  public let steps: [Step]

  /// The pairs of roles with messages in a direction in which the compiler's index has no reference, wiring excepted, each
  /// with the first message; nil if the code cannot be read.
  ///
  /// Such a message goes through a closure, an observation or a protocol that is not the receiver's. An observed change
  /// counts as a message to those who observe it.
  public let hidden: [Message]?

  /// Gives the types of a recording their roles; `references` are pairs of types in the compiler's index.
  public init(_ recording: Recording, card: Card, example: Example, references: [String]?) {
    (self.card, self.example, scenario) = (card, example, recording.scenario)
    var parties: [String: String] = ["\(card.module)Pattern": Self.compositionRoot]
    for role in card.roles { for type in role.types { parties[type] = role.name } }
    let steps = recording.steps.map { step in
      var messages: [Message] = []
      for call in step.calls {
        let from = call.from.map { Self.party(of: $0, parties) }
        guard let to = Self.party(of: call.to, parties), from != .some(nil), from != to else { continue }
        let message = Message(from: from ?? nil, to: to, call: call)
        if let last = messages.last, last.from == message.from, last.to == to, last.call.isLike(call) {
          messages[messages.count - 1].call.count += call.count
        } else {
          messages.append(message)
        }
      }
      return Step(text: step.text, messages: messages)
    }
    let present = Set(steps.flatMap(\.messages).flatMap { [$0.from, $0.to] })
    participants = Self.parties(of: card).filter(present.contains)
    self.steps = steps
    hidden = references.map { references in
      let known = Set(references.map { $0.split(separator: " ").map { parties[String($0)] } })
      let roles = Set(card.roles.filter { $0.part != .wiring }.map(\.name))
      var found: [Message] = []
      for message in Self.withObservers(steps.flatMap(\.messages)) {
        guard let from = message.from, roles.contains(from), roles.contains(message.to),
          !known.contains([from, message.to]),
          !found.contains(where: { $0.from == from && $0.to == message.to })
        else { continue }
        found.append(message)
      }
      return found
    }
  }

  /// All possible participants, in the order of ``participants``.
  public static func parties(of card: Card) -> [String] {
    // From the view to what is outside, whatever the order of the card: fewer messages cross a lane.
    let roles = Part.allCases.flatMap { part in card.roles.filter { $0.part == part }.map(\.name) }
    return [Surrounding.widgets.rawValue, compositionRoot] + roles + [
      Surrounding.network.rawValue, Surrounding.storage.rawValue,
    ]
  }

  /// The messages, each change notification followed by one message to every observer.
  ///
  /// An observer is a role that reads the sender in `updateProperties()`.
  private static func withObservers(_ messages: [Message]) -> [Message] {
    var observers: [String: Set<String>] = [:]
    var updating: String?
    for message in messages {
      if message.from == Surrounding.widgets.rawValue {
        updating = message.call.member == "updateProperties()" ? message.to : nil
      } else if let updating, message.from == updating {
        observers[message.to, default: []].insert(updating)
      }
    }
    return messages.flatMap { message in
      let isTold = message.isNotice ? observers[message.from ?? ""] ?? [] : []
      return [message] + isTold.sorted().map { Message(from: message.from, to: $0, call: message.call) }
    }
  }

  /// The role or surrounding of a type; nil for shared texts and for values of the surroundings.
  private static func party(of type: String, _ parties: [String: String]) -> String? {
    if let party = parties[type] { return party }
    let surrounding = Surrounding.byType[type] ?? .widgets
    let isValue = Surrounding.values.union(Surrounding.vocabulary).contains(type)
    return isValue || surrounding == .shared ? nil : surrounding.rawValue
  }

  // MARK: Figures without the launch

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
