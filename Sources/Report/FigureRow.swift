import Catalog
import Coupling

/// A row of the table of figures: what is told of every pattern's code in one example.
struct FigureRow: Sendable {
  /// The figure in a few words.
  let label: String
  /// What exactly is counted, in a sentence.
  let definition: String
  /// The measure behind it, if it is one that a claim can be tested by.
  let measure: Measure?
  /// The figure as a report has it; nil if there is nothing to measure.
  let text: @Sendable (PatternCode) -> String?

  private init(_ label: String, _ definition: String, _ text: @escaping @Sendable (PatternCode) -> String?) {
    (self.label, self.definition, self.text) = (label, definition, text)
    measure = nil
  }

  private init(_ measure: Measure) {
    label = measure.label
    definition = measure.definition
    self.measure = measure
    text = { code in (try? code.figure(for: measure)).map { figureText($0.value, measure.unit) } }
  }

  private static func count(
    _ label: String, _ definition: String, _ count: @escaping @Sendable (PatternCode) -> Int?
  ) -> FigureRow {
    FigureRow(label, definition) { code in count(code).map { figureText(Double($0), .none) } }
  }

  /// How it grows from one example to another, as a report has it; nil if that says nothing.
  func growth(from smaller: PatternCode, to larger: PatternCode) -> String? {
    guard let measure, measure.unit == .none else { return nil }
    return (try? larger.growth(of: measure, from: smaller)).map { figureText($0.value, .times) }
  }

  /// All rows, in the order of the tables.
  static let all: [FigureRow] =
    [FigureRow(.files), FigureRow(.types), FigureRow(.protocols), FigureRow(.members), FigureRow(.lines)]
    + Part.allCases.filter { $0 != .wiring }.map(lines) + [
      count("lines of protocols", "Counts the lines of the pattern's own protocols, the wiring apart.") {
        $0.cost.protocolLines
      },
      count("types of the wiring", wiring) { $0.cost.wiringTypes },
      count("lines of the wiring", wiring) { $0.cost.wiringLines },
      count("concrete references between roles", references) { $0.roleReferences.concrete },
      count("protocol references between roles", references) { $0.roleReferences.protocol },
      count(
        "forbidden arrows",
        """
        Counts the pairs of roles of which the first names the second although the card does not allow it: the \
        divergences of Murphy, Notkin and Sullivan 1995.
        """
      ) { $0.forbiddenArrows.count },
      count(
        "cycles as written",
        "Counts the groups of two or more types that name one another in a circle: strongly connected "
          + "components, found as by Tarjan 1972."
      ) { $0.cyclesAsWritten.count },
      count(
        "cycles at run time",
        "Counts the same groups where whoever names a protocol also reaches the pattern's types that conform to it."
      ) { $0.cyclesAtRunTime.count },
      FigureRow(.seams), FigureRow(.testableShare),
    ] + [Surrounding.widgets, .network, .storage].map(outside) + [
      FigureRow(
        "propagation cost",
        """
        Divides the pairs of types of which the first reaches the second, itself included, by all pairs, the \
        wiring apart; MacCormack, Rusnak and Baldwin 2006. Among so few types it ranks nothing.
        """
      ) { "\(figureText($0.spread.propagationCost, .percent)) of \(counted($0.spread.types, "type"))" },
      FigureRow(
        "average component dependency",
        """
        Counts the types that a type reaches on the average, itself included, the wiring apart; Lakos 1996. \
        Among so few types it ranks nothing.
        """
      ) { "\(oneDecimal($0.spread.averageDependency)) of \(counted($0.spread.types, "type"))" },
    ]

  private static func lines(of part: Part) -> FigureRow {
    count(
      "lines of \(part.rawValue)",
      "Counts the lines of the pattern's own types that are no protocols, by the part that their role plays."
    ) { $0.cost.linesByPart[part] }
  }

  private static func outside(_ surrounding: Surrounding) -> FigureRow {
    FigureRow(
      "roles that name \(surrounding.rawValue.lowercased())",
      "Names the roles of which a type names something of that surrounding, the wiring apart."
    ) { code in
      let names = code.roles(naming: surrounding)
      return names.isEmpty ? "none" : names.joined(separator: ", ")
    }
  }

  private static let wiring =
    "Counts what only puts other parts together; no other figure of size counts it too."

  private static let references = """
    Counts the pairs of types of different roles of which the first names the second, a concrete type or a \
    protocol, the wiring's own naming apart; grouped as in the reflexion models of Murphy, Notkin and Sullivan 1995.
    """
}
