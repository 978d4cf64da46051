/// A selection of types in a measure's definition, inside a pattern or outside it.
///
/// The types of a role include the shared ones that its card lists.
public enum TypeSelection: Sendable, Hashable {
  /// The types of every role.
  case all
  /// The types of the roles that play a part. Where no role plays the logic, as in MVC, those of the view do.
  case part(Part)
  /// The types of one role.
  case role(String)
  /// The types of a surrounding.
  case surrounding(Surrounding)
  /// The pattern's own types that inherit from a class of the pattern, directly or not.
  case subclasses(of: String)
  /// One type outside the pattern, such as the kit's `ViewController`.
  case type(String)

  /// The types of the roles that play the view.
  public static let view = TypeSelection.part(.view)
  /// The types of the roles that play the logic.
  public static let logic = TypeSelection.part(.logic)
  /// The types of the roles that play the model.
  public static let model = TypeSelection.part(.model)

  /// The name in a measure's name and in reports.
  public var label: String {
    switch self {
    case .all: "all"
    case .part(let part): part.rawValue
    case .role(let name), .type(let name): name
    case .surrounding(let surrounding): surrounding.rawValue.lowercased()
    case .subclasses(let name): "subclasses of \(name)"
    }
  }

  /// A prefix for "type", with a trailing space.
  var adjective: String { self == .all ? "" : "\(label) " }

  /// The phrase in a definition.
  var words: String {
    switch self {
    case .all: "all roles"
    case .part(.logic): "the logic (the view, if no role plays the logic)"
    case .part(let part): "the \(part.rawValue)"
    case .role(let name): "the role \(name)"
    case .surrounding(let surrounding): "the surrounding \(surrounding.rawValue.lowercased())"
    case .subclasses(let name): "the subclasses of \(name)"
    case .type(let name): "the type \(name)"
    }
  }
}
