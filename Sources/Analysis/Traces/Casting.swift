import Catalog
import Measures

/// The participants that the types of a pattern, and those around it, are in a trace.
struct Casting {
  /// The card's roles and the composition root, by their types.
  private let parts: [String: String]

  init(of card: Card) {
    var parts = ["\(card.module)Pattern": Trace.compositionRoot]
    for role in card.roles {
      for type in role.types { parts[type] = role.name }
    }
    self.parts = parts
  }

  /// The message of a call; nil if it stays within a participant, or if an end of it is none.
  func message(of call: Recording.Call) -> Trace.Message? {
    guard let receiver = participant(of: call.to) else { return nil }
    guard let caller = call.from else { return Trace.Message(from: nil, to: receiver, call: call) }
    guard let sender = participant(of: caller), sender != receiver else { return nil }
    return Trace.Message(from: sender, to: receiver, call: call)
  }

  /// The direction of a reference; nil unless both types play roles or are the composition root.
  func direction(of reference: TypeReference) -> Trace.Direction? {
    guard let from = parts[reference.from], let to = parts[reference.to] else { return nil }
    return Trace.Direction(from: from, to: to)
  }

  /// The role or surrounding of a type; nil for shared texts and for values of the surroundings.
  private func participant(of type: String) -> String? {
    if let part = parts[type] { return part }
    let surrounding = Surrounding.byType[type] ?? .widgets
    let isValue = Surrounding.values.contains(type) || Surrounding.vocabulary.contains(type)
    return isValue || surrounding == .shared ? nil : surrounding.rawValue
  }
}
