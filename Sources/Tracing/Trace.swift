import Catalog
import CodeGraph
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

  /// Two roles in one direction.
  public struct Pair: Sendable, Hashable, Codable {
    /// The sending role.
    public let from: String
    /// The receiving role.
    public let to: String
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

  /// Gives the types of a recording their roles.
  public init(_ recording: Recording, card: Card, example: Example) {
    (self.card, self.example, scenario) = (card, example, recording.scenario)
    var parties: [String: String] = ["\(card.module)Pattern": Self.compositionRoot]
    for role in card.roles { for type in role.types { parties[type] = role.name } }
    let steps = recording.steps.map { step in
      var messages: [Message] = []
      for call in step.calls {
        let from = call.from.map { Self.party(of: $0, parties) }
        guard let to = Self.party(of: call.to, parties), from != .some(nil), from != to else { continue }
        messages.append(Message(from: from ?? nil, to: to, call: call))
      }
      return Step(text: step.text, messages: messages)
    }
    let present = Set(steps.flatMap(\.messages).flatMap { [$0.from, $0.to] })
    let order =
      [Surrounding.widgets.rawValue, Self.compositionRoot] + card.roles.map(\.name)
      + [Surrounding.network.rawValue, Surrounding.storage.rawValue]
    participants = order.filter(present.contains)
    self.steps = steps
  }

  /// The role or surrounding of a type; nil for shared texts and for values of the surroundings.
  private static func party(of type: String, _ parties: [String: String]) -> String? {
    if let party = parties[type] { return party }
    let surrounding = Surrounding.byType[type] ?? .widgets
    return Surrounding.values.contains(type) || surrounding == .shared ? nil : surrounding.rawValue
  }
}
