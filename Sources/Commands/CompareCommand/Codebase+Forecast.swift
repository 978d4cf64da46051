import Catalog
import Examples
import Measures
import Records
import Verdicts

extension Codebase {
  /// What the index foresees of a request in a pattern; nil if the pattern's code cannot be read.
  func forecast(of request: ChangeRequest, in card: Card) -> Forecast? {
    guard let example = Example.all.first(where: { $0.name == request.example }),
      let code = entry(of: card.id)?.code[example]
    else { return nil }
    let impact = code.impact(of: request.subject)
    return Forecast(
      subject: request.subject, direct: impact.direct.map(\.name), transitive: impact.transitive.map(\.name))
  }
}
