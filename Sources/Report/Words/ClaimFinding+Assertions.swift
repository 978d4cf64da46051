import Catalog
import Measures
import Verdicts

extension ClaimFinding {
  /// The outcomes of one assertion, example by example.
  func outcomes(of assertion: Assertion) -> [Judgement.Outcome] {
    outcomes.filter { $0.assertion == assertion }
  }

  /// The examples in which one assertion is left out of account.
  func omissions(of assertion: Assertion) -> [Omission] {
    judgement.omissions.filter { $0.assertion == assertion }
  }
}

extension Judgement.Outcome {
  /// The figures compared with, without the one that decides.
  var further: [(pattern: Card, figure: Figure)] {
    others.filter { $0.pattern.id != rival?.pattern.id }
  }
}

extension Omission {
  /// The unit of the figures.
  var unit: Measure.Unit { assertion.measure.unit }

  /// The figures that there are, pattern by pattern: `MVC 0`.
  var figureTexts: [String] {
    figures.map { "\($0.pattern.name) \(figureText($0.figure.value, unit))" }
  }
}
