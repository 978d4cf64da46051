import Measures
import Testing

@testable import Report

@Suite struct FigureTextTests {
  @Test(arguments: [
    (12, Measure.Unit.none, "12"), (1_234, .none, "1,234"), (2.34, .none, "2.3"), (63.6, .percent, "64 %"),
    (0, .percent, "0 %"), (0.4, .percent, "1 %"), (99.7, .percent, "99 %"), (100, .percent, "100 %"),
    (2.75, .times, "2.8×"), (3, .times, "3.0×"), (.nan, .none, "–"),
  ]) func `A figure is written in its unit`(value: Double, unit: Measure.Unit, text: String) {
    #expect(figureText(value, unit) == text)
  }

  @Test(arguments: [
    (0.004, "0.00×"), (0.0651, "0.07×"), (0.49, "0.49×"), (0.999, "1.0×"), (1.02, "1.0×"), (2.44, "2.4×"),
    (9.96, "10×"), (1_234.5, "1,235×"),
  ]) func `A ratio has two digits after the point below 1, one below 10, else none`(
    ratio: Double, text: String
  ) {
    #expect(ratioText(ratio) == text)
  }
}
