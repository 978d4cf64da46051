extension Measure {
  /// What exactly is counted, in a sentence, and after whom if it is known from the literature.
  public var definition: String {
    switch self {
    case .roles:
      "Counts the roles, but for those that only wire, that have a type in the example, own or shared."
    case .types: "Counts the pattern's own types that play a role in the example, protocols included."
    case .protocols: "Counts the protocols among the pattern's own types that play a role in the example."
    case .files: "Counts the files that hold the pattern's own types that play a role in the example."
    case .members:
      "Counts the \(Self.memberKinds) of the pattern's own types that play a role in the example."
    case .lines:
      "Counts the lines, \(Self.lineRule), of the pattern's own types that play a role in the example."
    case .largestRoleShare:
      "Divides the lines of the role that has most of them by those of all roles, \(Self.lineRule)."
    case .largest(.efferent, let party):
      """
      Takes the type of \(party.words) that names most other types and counts those: its efferent coupling, \
      which Martin 1994 defines for groups of classes.
      """
    case .largest(.members, let party):
      "Takes the type of \(party.words) that has most members and counts them: \(Self.memberKinds)."
    case .largest(.lines, let party):
      "Takes the type of \(party.words) that has most lines and counts them, \(Self.lineRule)."
    case .outsideKinds:
      """
      Takes the type that names most kinds of outside things, which are widgets, network and storage, and \
      counts those kinds.
      """
    case .references(let from, let to, let through):
      """
      Counts the pairs of a type of \(from.words) and another of \(to.words) that it names by \
      \(through.words), grouped as in the reflexion models of Murphy, Notkin and Sullivan 1995.
      """
    case .membersNamed(let by, let of):
      "Counts the members of \(of.words) that are named by \(by.words), each of them once."
    case .membersBetween(let one, let other):
      """
      Counts the members of \(other.words) that are named by \(one.words), and those named the other way \
      round, each of them once.
      """
    case .valuesAsked(let by, let of):
      """
      Counts the methods with a result that are called, and the properties that are read, of \(of.words) by \
      \(by.words), each of them once.
      """
    case .protocolsOfSeveralMembers(let party):
      "Counts the protocols of \(party.words) that declare more than one of these: \(Self.memberKinds)."
    case .constructions(let by):
      "Counts the components made by \(by.words): \(Self.components)."
    case .constructionsOutsideWiring:
      "Counts the components made by any part but the wiring, screens' widgets apart: \(Self.components)."
    case .rolesNamingOutside: "Counts the roles of which a type names network or storage."
    case .rolesPlaying(let part):
      "Counts the roles for \(part.rawValue) that have a type in the example, own or shared."
    case .seams:
      """
      Counts the pairs of a type outside the wiring and a protocol of which it uses a member, what that refines \
      apart, so that a test can hand it a double: the object seams of Feathers 2004.
      """
    case .widgetFreeShare:
      """
      Divides the lines of the logic's types that need no widget, not even through a concrete type that they \
      need, by those of all its types, \(Self.lineRule).
      """
    case .testableShare:
      """
      Divides the lines of the logic's types that need no widget, network or storage, not even through a \
      concrete type that they need, by those of all its types, \(Self.lineRule).
      """
    case .boundShare:
      """
      Divides the places in `updateProperties()`, which runs of itself when observed state changes, where a \
      view sets a widget by all places where one does.
      """
    case .viewState:
      "Counts the stored properties of the view's types that hold neither a widget nor a collaborator."
    case .lookups:
      "Counts the places that find something by its name at run time: references that the compiler cannot see."
    case .mutationScore:
      """
      Divides the hand-made mistakes that the suites GreetingTests and LoginTests notice by all that were made, one of \
      each kind; these suites were completed against them, so it judges the suites, and hardly the pattern.
      """
    case .growth(let measure): "Divides the figure of Login by that of Greeting, for \(measure.label)."
    }
  }

  private static let memberKinds = "properties, methods, initialisers, subscripts and enum cases"
  private static let lineRule = "leaving out blank ones, imports and those of comment only"
  private static let components = "instances of types that play any part but the model's"
}

extension Measure.Through {
  /// By what a type is named.
  fileprivate var words: String {
    switch self {
    case .concrete: "a concrete type or a member of that"
    case .protocol: "a protocol or a member of that"
    case .any: "a concrete type, a protocol or a member of either"
    }
  }
}

extension Party {
  /// The party as a definition has it.
  fileprivate var words: String {
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
