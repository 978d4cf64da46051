/// One side of a relation that is measured: some of a pattern's types, or something around it.
///
/// The types of a role are those that its card lists, the shared ones included.
public enum Party: Sendable, Hashable {
  /// The types of every role.
  case all
  /// The types of all roles that play a part. Where no role is all logic, as in MVC, the view's roles play it too.
  case part(Part)
  /// The types of one role.
  case role(String)
  /// Something that belongs to no role.
  case surrounding(Surrounding)
  /// One type outside the pattern, such as the kit's `ViewController`.
  case type(String)

  /// The types of the roles that play the view.
  public static let view = Party.part(.view)
  /// The types of the roles that play the logic.
  public static let logic = Party.part(.logic)
  /// The types of the roles that play the model.
  public static let model = Party.part(.model)

  /// The party in a word or two, as a report has it.
  public var label: String {
    switch self {
    case .all: "all"
    case .part(let part): part.rawValue
    case .role(let name), .type(let name): name
    case .surrounding(let surrounding): surrounding.rawValue.lowercased()
    }
  }

  /// The word before "type", with the space between them.
  var adjective: String { self == .all ? "" : "\(label) " }

  /// The party as a definition has it.
  var words: String {
    switch self {
    case .all: "all roles"
    case .part(.logic): "the logic (of the view where no role is all logic)"
    case .part(let part): "the \(part.rawValue)"
    case .role(let name): "the role \(name)"
    case .surrounding(let surrounding): "the surrounding \(surrounding.rawValue.lowercased())"
    case .type(let name): "the type \(name)"
    }
  }
}
