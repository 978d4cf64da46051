/// A figure of one pattern in one example that can be read from its code.
///
/// The types meant are the pattern's own ones that play a role in the example; the entry that puts both examples
/// together is never counted. Only what is named may also be a type that all patterns share. Roles are those of the
/// pattern's ``Card``.
public indirect enum Measure: Sendable, Hashable {
  /// How a reference names its target.
  public enum Through: String, Sendable, Hashable, CaseIterable {
    /// By a concrete type or one of its members.
    case concrete
    /// By a protocol or one of its members.
    case `protocol`
    /// Either way.
    case any
  }

  /// What is counted of one type.
  public enum Size: String, Sendable, Hashable, CaseIterable {
    /// How many other types it names: efferent coupling, after Martin 1994.
    case efferent
    /// Its properties, methods, initialisers, subscripts and enum cases.
    case members
    /// Its lines that are neither blank nor comment only.
    case lines
  }

  /// How many roles have a type in the example.
  case roles
  /// How many types there are, protocols included.
  case types
  /// How many of the types are protocols.
  case protocols
  /// How many files hold them.
  case files
  /// How many members they have.
  case members
  /// How many lines they take that are neither blank nor comment only.
  case lines
  /// How many of the lines are of types, protocols apart, whose roles play a part.
  case linesPlaying(Part)
  /// How many of the lines are of protocols.
  case protocolLines
  /// How many lines the roles take that only wire; ``lines`` leaves them out.
  case wiringLines
  /// The part of the lines that the largest role has, in per cent.
  case largestRoleShare
  /// The size of the type of a part that is the largest by that size.
  case largest(Size, of: Party)
  /// How many kinds of outside things (widgets, network, storage) the type knows that names the most of them.
  case outsideKinds
  /// How many pairs of types of different roles there are, wiring apart, the first naming the second.
  case roleReferences(Through)
  /// How many pairs of types there are that the card's arrows do not allow.
  case forbiddenReferences
  /// How many types reach one another by what they name.
  case cyclesAsWritten
  /// How many types reach one another at run time, through the protocols that they name.
  case cyclesAtRunTime
  /// How many pairs of types there are, the first of one party naming the second of another.
  case references(from: Party, to: Party, Through)
  /// How many different members of one party the other names.
  case membersNamed(by: Party, of: Party)
  /// How many different members that give a value one party names of another: methods with a result and properties read.
  case valuesAsked(by: Party, of: Party)
  /// How many protocols of one party ask for more than one member, and so perhaps for more than one responsibility.
  case protocolsOfSeveralMembers(of: Party)
  /// How many components one party makes: instances of types that play any part but the model's.
  case constructions(by: Party)
  /// How many components are made by a type that plays any part but the wiring's, screens' widgets apart.
  case constructionsOutsideWiring
  /// How many roles name one of some surroundings.
  case rolesNaming([Surrounding])
  /// How many roles play a part.
  case rolesPlaying(Part)
  /// How many collaborators a test can replace without editing the code: pairs of a type outside the wiring and a protocol
  /// of which it uses a member. After Feathers 2004, object seams.
  case seams
  /// The part of the logic's lines that needs no widgets, not even through a concrete type that it needs, in per cent.
  case widgetFreeShare
  /// The part of the logic's lines that needs neither widgets nor outside world, not even through a concrete type that it
  /// needs, in per cent.
  case testableShare
  /// The part of the places where a view sets a widget that stand in `updateProperties()`, which runs of itself when
  /// observed state changes, in per cent.
  case boundShare
  /// How many stored properties of the view's types are neither widgets nor collaborators.
  case viewState
  /// How many places find something by name at run time: references that the compiler cannot see.
  case lookups
  /// How many members hold or take a function: whom they call is decided elsewhere.
  case closures
  /// How many references the index gives to no declaration, so that they were given to one by their position.
  case givenByPosition
  /// The part of all pairs of types where the first reaches the second, in per cent: MacCormack, Rusnak and Baldwin 2006.
  case propagationCost
  /// How many types a type reaches on the average, itself included: Lakos 1996.
  case averageDependency
  /// The part of the mistakes made on purpose in the pattern's code that its own unit tests notice, in per cent: the
  /// mutation score of those tests. Not read from the code but tried, by `compare mutants`.
  case mutationScore
  /// A figure of Login divided by that of Greeting.
  case growth(of: Measure)
}
