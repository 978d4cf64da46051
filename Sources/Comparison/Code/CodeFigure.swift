import Catalog
import Coupling

/// A line of the tables that put the patterns' code side by side.
public enum CodeFigure: String, Sendable, Hashable, CaseIterable {
  case files, types, protocols, members, lines
  case viewLines, logicLines, modelLines, outsideLines, navigationLines, protocolLines, wiringLines
  case concreteReferences, protocolReferences, forbiddenReferences
  case lookups
  case cyclesAsWritten, cyclesAtRunTime
  case seams, widgetFreeLogic, testableLogic
  case widgetRoles, networkRoles, storageRoles
  case closures, givenByPosition
  case propagationCost, averageDependency
  case mutationScore

  /// What a figure is about.
  public enum Group: String, Sendable, Hashable, CaseIterable {
    /// What the code costs to write and to read.
    case cost
    /// How its parts hang together.
    case coupling
    /// What the compiler's index does not tell.
    case blindSpots
    /// How far changes spread: figures that rank nothing at this size.
    case spread
    /// What the pattern's own unit tests notice.
    case tests
  }

  /// What the figure is about.
  public var group: Group {
    switch self {
    case .files, .types, .protocols, .members, .lines, .viewLines, .logicLines, .modelLines, .outsideLines,
      .navigationLines, .protocolLines, .wiringLines:
      .cost
    case .concreteReferences, .protocolReferences, .forbiddenReferences, .cyclesAsWritten, .cyclesAtRunTime,
      .lookups, .seams, .widgetFreeLogic, .testableLogic, .widgetRoles, .networkRoles, .storageRoles:
      .coupling
    case .closures, .givenByPosition: .blindSpots
    case .propagationCost, .averageDependency: .spread
    case .mutationScore: .tests
    }
  }

  /// The figure in a few words.
  public var label: String {
    switch self {
    case .files: "files"
    case .types: "types"
    case .protocols: "of them protocols"
    case .members: "members"
    case .lines: "lines of code"
    case .viewLines: "in the view"
    case .logicLines: "in the logic"
    case .modelLines: "in the model"
    case .outsideLines: "in network and storage"
    case .navigationLines: "in navigation"
    case .protocolLines: "in protocols"
    case .wiringLines: "of wiring roles, apart"
    case .concreteReferences: "role references, concrete"
    case .protocolReferences: "role references, protocol"
    case .forbiddenReferences: "forbidden references"
    case .cyclesAsWritten: "types in cycles as written"
    case .cyclesAtRunTime: "types in run-time cycles"
    case .seams: "seams"
    case .widgetFreeLogic: "logic free of widgets"
    case .testableLogic: "logic that runs alone"
    case .widgetRoles: "roles that name widgets"
    case .networkRoles: "roles that name the network"
    case .storageRoles: "roles that name storage"
    case .closures: "members that take or hold a function"
    case .lookups: "look-ups by name"
    case .givenByPosition: "references told by position only"
    case .propagationCost: "propagation cost"
    case .averageDependency: "average component dependency"
    case .mutationScore: "mutants its unit tests notice"
    }
  }

  /// What the figure is counted in.
  public var unit: Measure.Unit {
    switch self {
    case .widgetFreeLogic, .testableLogic, .propagationCost, .mutationScore: .percent
    default: .none
    }
  }

  /// What exactly is counted, in a sentence, and after whom.
  public var definition: String {
    switch self {
    case .files:
      "Files that hold the pattern's own types; those that only wire are counted apart, here and below."
    case .types: "The pattern's own types, protocols included; what all patterns share is not counted."
    case .protocols: "Protocols among the types."
    case .members: "Properties, methods, initialisers, subscripts and enum cases of the types."
    case .lines: "Lines that are neither blank, nor comment only, nor an import."
    case .viewLines, .logicLines, .modelLines, .outsideLines, .navigationLines:
      "Lines of the types, protocols apart, whose role plays that part on the pattern's card."
    case .protocolLines: "Lines of the protocols, whatever their role."
    case .wiringLines:
      "Lines of the roles that only put parts together; the entry for both examples comes on top of them."
    case .concreteReferences:
      "Pairs of types of different roles, the first naming the second or a member of it, which is no protocol."
    case .protocolReferences: "The same where the second is a protocol; fulfilling it counts too."
    case .forbiddenReferences:
      """
      Pairs of types that the card's arrows do not allow: divergences of the reflexion model, Murphy, Notkin \
      and Sullivan 1995.
      """
    case .cyclesAsWritten:
      "Types that reach one another by what they name: strongly connected components of two or more, Tarjan 1972."
    case .cyclesAtRunTime:
      "The same where naming a protocol reaches the types that fulfil it, and fulfilling one reaches nobody."
    case .seams:
      """
      Pairs of a type and a protocol of which it uses a member: there a test can put a double (object seams, \
      Feathers 2004).
      """
    case .widgetFreeLogic:
      """
      Lines of the logic's types (the view's where it has none) that need no widget, not even through a concrete type that they \
      need, in per cent.
      """
    case .testableLogic:
      """
      The same where network and storage are not needed either: a test can run them with doubles alone.
      """
    case .widgetRoles, .networkRoles, .storageRoles:
      "Roles with a type that names such a thing or a member of it."
    case .closures: "Members whose type has a function in it: whom it calls is decided elsewhere."
    case .lookups:
      """
      Places that find a type, a member or a dependency by its name at run time: references that the compiler cannot see.
      """
    case .givenByPosition:
      "References that the index gives to no declaration; they are counted for the one around them."
    case .propagationCost:
      "Pairs of types, the first reaching the second, in per cent of all pairs: MacCormack, Rusnak and Baldwin 2006."
    case .averageDependency: "Types that a type reaches on the average, itself included: Lakos 1996."
    case .mutationScore:
      """
      Mistakes made by hand in the code that the suites GreetingTests and LoginTests notice, in per cent of all, as \
      `compare mutants` has tried; it judges these tests. With fewer than ten mistakes there is no such figure.
      """
    }
  }

  /// The figure of a pattern's code.
  ///
  /// - Parameter code: A pattern's code for one example.
  /// - Returns: The value, in the figure's unit; nil for what cannot be read from code.
  /// - Throws: What is wrong if there is nothing to measure.
  public func value(of code: PatternCode) throws(CouplingError) -> Double? {
    switch self {
    case .files: Double(code.cost.files)
    case .types: Double(code.cost.types)
    case .protocols: Double(code.cost.protocols)
    case .members: Double(code.cost.members)
    case .lines: Double(code.cost.lines)
    case .viewLines: Double(code.cost.linesByPart[.view] ?? 0)
    case .logicLines: Double(code.cost.linesByPart[.logic] ?? 0)
    case .modelLines: Double(code.cost.linesByPart[.model] ?? 0)
    case .outsideLines: Double(code.cost.linesByPart[.outside] ?? 0)
    case .navigationLines: Double(code.cost.linesByPart[.navigation] ?? 0)
    case .protocolLines: Double(code.cost.protocolLines)
    case .wiringLines: Double(code.cost.wiringLines)
    case .concreteReferences: Double(code.linksBetweenRoles.count(where: { !$0.isThroughProtocol }))
    case .protocolReferences: Double(code.linksBetweenRoles.count(where: \.isThroughProtocol))
    case .forbiddenReferences: Double(code.offences.count)
    case .cyclesAsWritten: Double(code.cyclesAsWritten.joined().count)
    case .cyclesAtRunTime: Double(code.cyclesAtRunTime.joined().count)
    case .seams: Double(code.seams.count)
    case .widgetRoles: Double(code.roles(naming: .widgets).count)
    case .networkRoles: Double(code.roles(naming: .network).count)
    case .storageRoles: Double(code.roles(naming: .storage).count)
    case .closures: Double(code.blindSpots.closures.count)
    case .lookups: Double(code.blindSpots.lookups.count)
    case .givenByPosition: Double(code.blindSpots.givenByPosition)
    case .widgetFreeLogic: try code.figure(for: .widgetFreeShare).value
    case .testableLogic: try code.figure(for: .testableShare).value
    case .propagationCost: code.spread.propagationCost
    case .averageDependency: code.spread.averageDependency
    case .mutationScore: nil
    }
  }
}
