import Catalog
import Examples
import Measures
import Verdicts

/// The facts that the compiler's index tells of one example's code in a
/// pattern; nil where there is nothing to tell.
struct CodeFacts {
  let figures: FactFigures

  /// The types with the protocols among them.
  var types: Fact? {
    guard let types = figures[.types], let protocols = figures[.protocols]
    else { return nil }
    let statement = """
      \(Noun.type.counted(types.count)) in \(figures.example.name), \
      \(among(protocols.count))
      """
    return figures.fact(on: .size, [types, protocols], statement)
  }

  private func among(_ protocols: Int) -> String {
    switch protocols {
    case 0: "no protocol"
    case 1: "1 of them a protocol"
    default: "\(grouped(protocols)) of them protocols"
    }
  }

  /// The lines, and those of wiring apart.
  var lines: Fact? {
    guard let lines = figures[.lines], let wiring = figures[.linesOfWiring]
    else { return nil }
    let statement = """
      \(Noun.line.counted(lines.count)) of code in \(figures.example.name), \
      plus \(grouped(wiring.count)) of wiring
      """
    return figures.fact(on: .size, [lines, wiring], statement)
  }

  /// The lines of the roles that only lead from screen to screen; nil for an
  /// example with one screen.
  var navigation: Fact? {
    guard figures.example.screens.count > 1,
      let lines = figures[.linesPlaying(.navigation)]
    else { return nil }
    return figures.fact(on: .navigation, [lines], navigation(of: lines.count))
  }

  private func navigation(of lines: Int) -> String {
    let example = figures.example.name
    let roles = figures.pattern.card.roles.filter { $0.part == .navigation }
    if roles.isEmpty { return "no role for navigation alone in \(example)" }
    return """
      \(Noun.line.counted(lines)) in \(example) for navigation alone, in \
      \(Noun.role.form(for: roles.count)) \(listed(roles.map(\.name)))
      """
  }

  /// The references between roles.
  var references: Fact? {
    guard let concrete = figures[.roleReferences(.concrete)],
      let byProtocol = figures[.roleReferences(.protocol)]
    else { return nil }
    let number = Noun.concreteReference.countedOrNo(concrete.count)
    let statement = """
      \(number) between roles in \(figures.example.name), and \
      \(groupedOrNone(byProtocol.count)) by protocol
      """
    return figures.fact(on: .coupling, [concrete, byProtocol], statement)
  }

  /// The types that reach one another by what they name.
  var cycles: Fact? {
    guard let types = figures[.cyclesAsWritten] else { return nil }
    let statement = """
      \(Noun.type.countedOrNo(types.count)) of \(figures.example.name) \
      \(Verb.be.form(for: types.count)) in a cycle of references as written
      """
    return figures.fact(on: .coupling, [types], statement)
  }
}

extension Noun {
  fileprivate static let type: Noun = "type"
  fileprivate static let line: Noun = "line"
  fileprivate static let role: Noun = "role"
  fileprivate static let concreteReference: Noun = "concrete reference"
}
