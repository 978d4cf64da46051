extension Measure {
  /// The measure in a few words, different for each: `types`, `concrete references view → logic`.
  public var label: String { facts.label }
  /// The unit of the figure.
  public var unit: Unit { facts.unit }
  /// What exactly is counted, in a sentence, and after whom if it is known from the literature.
  public var definition: String { facts.definition }

  private struct Facts {
    let (label, unit, definition): (String, Unit, String)

    init(_ label: String, in unit: Unit = .none, _ definition: String) {
      (self.label, self.unit, self.definition) = (label, unit, definition)
    }
  }

  private var facts: Facts {
    switch self {
    case .roles:
      Facts(
        "roles",
        "Counts the roles, but for those that only wire, that have a type in the example, own or shared.")
    case .types: Facts("types", "Counts \(Self.counted), protocols included.")
    case .protocols: Facts("protocols", "Counts the protocols among \(Self.counted).")
    case .files: Facts("files", "Counts the files that hold \(Self.counted).")
    case .members: Facts("members", "Counts the \(Self.memberKinds) of \(Self.counted).")
    case .lines: Facts("lines", "Counts the lines, \(Self.lineRule), of \(Self.counted).")
    case .linesPlaying(let part):
      Facts(
        "lines in \(part.phrase)",
        "Counts the lines of the types, protocols apart, of roles for \(part.phrase), \(Self.lineRule).")
    case .protocolLines:
      Facts(
        "lines in protocols",
        "Counts the lines of the protocols, whatever their role, \(Self.lineRule).")
    case .wiringLines:
      Facts(
        "lines in wiring roles",
        """
        Counts the lines of the roles that only put parts together, \(Self.lineRule); the entry for both examples \
        comes on top of them.
        """)
    case .largestRoleShare:
      Facts(
        "share of the largest role", in: .percent,
        "Divides the lines of the role that has most of them by those of all roles, \(Self.lineRule).")
    case .largest(.efferent, let party):
      Facts(
        "efferent coupling of the largest \(party.adjective)type",
        """
        Takes the type of \(party.words) that names most other types and counts those: its efferent coupling, \
        which Martin 1994 defines for groups of classes.
        """)
    case .largest(.members, let party):
      Facts(
        "members of the largest \(party.adjective)type",
        "Takes the type of \(party.words) that has most members and counts them: \(Self.memberKinds).")
    case .largest(.lines, let party):
      Facts(
        "lines of the largest \(party.adjective)type",
        "Takes the type of \(party.words) that has most lines and counts them, \(Self.lineRule).")
    case .outsideKinds:
      Facts(
        "kinds of outside things in one type",
        """
        Takes the type that names most kinds of outside things, which are widgets, network and storage, and \
        counts those kinds.
        """)
    case .roleReferences(let through):
      Facts(
        "\(through.adjective)references between roles",
        """
        Counts the pairs of types of different roles, wiring apart, the first naming the second by \
        \(through.words)\(through == .concrete ? "" : "; fulfilling it counts too").
        """)
    case .forbiddenReferences:
      Facts(
        "forbidden references",
        """
        Counts the pairs of types that the card's arrows do not allow: divergences of the reflexion model, Murphy, \
        Notkin and Sullivan 1995.
        """)
    case .cyclesAsWritten:
      Facts(
        "types in cycles as written",
        """
        Counts the types that reach one another by what they name: strongly connected components of two or more, \
        Tarjan 1972.
        """)
    case .cyclesAtRunTime:
      Facts(
        "types in run-time cycles",
        """
        Counts the types that reach one another where naming a protocol reaches the types that fulfil it, and \
        fulfilling one reaches nobody.
        """)
    case .references(let from, let to, let through):
      Facts(
        "\(through.adjective)references \(from.label) → \(to.label)",
        """
        Counts the pairs of a type of \(from.words) and another of \(to.words) that it names by \
        \(through.words), grouped as in the reflexion models of Murphy, Notkin and Sullivan 1995.
        """)
    case .membersNamed(let by, let of):
      Facts(
        "members of \(of.label) named by \(by.label)",
        "Counts the members of \(of.words) that are named by \(by.words), each of them once.")
    case .valuesAsked(let by, let of):
      Facts(
        "values of \(of.label) asked by \(by.label)",
        """
        Counts the methods with a result that are called, and the properties that are read, of \(of.words) by \
        \(by.words), each of them once.
        """)
    case .protocolsOfSeveralMembers(let party):
      Facts(
        "protocols of several members in \(party.label)",
        "Counts the protocols of \(party.words) that declare more than one of these: \(Self.memberKinds).")
    case .constructions(let by):
      Facts(
        "components made by \(by.label)",
        "Counts the components made by \(by.words): \(Self.components).")
    case .constructionsOutsideWiring:
      Facts(
        "components made outside the wiring",
        "Counts the components made by any part but the wiring, screens' widgets apart: \(Self.components).")
    case .rolesNaming(let surroundings):
      Facts(
        "roles that name \(surroundings.words)",
        "Counts the roles of which a type names \(surroundings.words).")
    case .rolesPlaying(let part):
      Facts(
        "roles for \(part.rawValue)",
        "Counts the roles for \(part.rawValue) that have a type in the example, own or shared.")
    case .seams:
      Facts(
        "seams",
        """
        Counts the pairs of a type outside the wiring and a protocol of which it uses a member, what that refines \
        apart, so that a test can hand it a double: the object seams of Feathers 2004.
        """)
    case .widgetFreeShare:
      Facts(
        "logic free of widgets", in: .percent,
        """
        Divides the lines of the logic's types (the view's where it has none) that need no widget, not even through \
        a concrete type that they need, by those of all of them.
        """)
    case .testableShare:
      Facts(
        "logic that runs alone", in: .percent,
        """
        Divides the lines of the logic's types (the view's where it has none) that need no widget, network or \
        storage, not even through a concrete type that they need, by those of all of them.
        """)
    case .boundShare:
      Facts(
        "share of bound view updates", in: .percent,
        """
        Divides the places in `updateProperties()`, which runs of itself when observed state changes, where a \
        view sets a widget by all places where one does.
        """)
    case .viewState:
      Facts(
        "state stored in views",
        "Counts the stored properties of the view's types that hold neither a widget nor a collaborator.")
    case .lookups:
      Facts(
        "look-ups by name",
        "Counts the places that find something by its name at run time: references that the compiler cannot see."
      )
    case .closures:
      Facts(
        "members that take or hold a function",
        "Counts the members whose type has a function in it: whom it calls is decided elsewhere.")
    case .givenByPosition:
      Facts(
        "references told by position only",
        "Counts the references that the index gives to no declaration; they are counted for the one around them."
      )
    case .propagationCost:
      Facts(
        "propagation cost", in: .percent,
        """
        Divides the pairs of types, the first reaching the second, by all pairs: MacCormack, Rusnak and Baldwin 2006.
        """)
    case .averageDependency:
      Facts(
        "average component dependency",
        "Counts the types that a type reaches on the average, itself included: Lakos 1996.")
    case .mutationScore:
      Facts(
        "mutation score of own unit tests", in: .percent,
        """
        Divides the hand-made mistakes that the suites GreetingTests and LoginTests notice by all that were made, one \
        of each kind and at least ten; these suites were completed against them, so it judges the suites, and hardly \
        the pattern.
        """)
    case .growth(let measure):
      Facts(
        "growth of \(measure.label)", in: .times,
        "Divides the figure of Login by that of Greeting, for \(measure.label).")
    }
  }

  private static let counted = "the pattern's own types that play a role in the example, wiring apart"
  private static let memberKinds = "properties, methods, initialisers, subscripts and enum cases"
  private static let lineRule = "leaving out blank ones, imports and those of comment only"
  private static let components = "instances of types that play any part but the model's"
}

extension Measure.Through {
  /// The word before "references", with the space between them.
  fileprivate var adjective: String { self == .any ? "" : "\(rawValue) " }

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
  /// The word before "type", with the space between them.
  fileprivate var adjective: String { self == .all ? "" : "\(label) " }

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

extension Part {
  /// The part as the lines in it are told.
  fileprivate var phrase: String {
    switch self {
    case .view, .logic, .model: "the \(rawValue)"
    case .outside: "network and storage"
    case .navigation, .wiring: rawValue
    }
  }
}

extension [Surrounding] {
  /// The surroundings, one of which is named.
  fileprivate var words: String { map { $0.rawValue.lowercased() }.joined(separator: " or ") }
}
