import Catalog
import Driver
import Examples
import Measures

/// A recording with roles in place of types; calls within a role are left out.
public struct Trace: Sendable {
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

  /// Gives the types of a recording their roles; `references` are those in the compiler's index.
  public init(_ recording: Recording, card: Card, example: Example, references: [TypeReference]?) {
    let casting = Casting(of: card)
    let steps = recording.steps.map { Step($0, casting: casting) }
    let messages = steps.flatMap(\.messages)
    let present = Set(messages.flatMap { [$0.from, $0.to] })
    self.card = card
    self.example = example
    scenario = recording.scenario
    self.steps = steps
    participants = Self.parties(of: card).filter(present.contains)
    hidden = references.map { references in
      Self.hidden(among: messages, of: card, known: Set(references.compactMap(casting.direction)))
    }
  }

  /// The first message in each direction between roles that is not known, wiring excepted.
  private static func hidden(
    among messages: [Message], of card: Card, known: Set<Direction>
  ) -> [Message] {
    let roles = Set(card.roles.filter { $0.part != .wiring }.map(\.name))
    var seen = known
    return withObservers(messages).filter { message in
      guard let from = message.from, roles.contains(from), roles.contains(message.to) else { return false }
      return seen.insert(Direction(from: from, to: message.to)).inserted
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
        updating = message.isUpdate ? message.to : nil
      } else if let updating, message.from == updating {
        observers[message.to, default: []].insert(updating)
      }
    }
    return messages.flatMap { message -> [Message] in
      guard message.isNotice, let told = observers[message.from ?? ""] else { return [message] }
      return [message] + told.sorted().map { Message(from: message.from, to: $0, call: message.call) }
    }
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
    Set(used.flatMap(\.filesToFollow)).sorted()
  }
}
