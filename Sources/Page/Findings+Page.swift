import Verdicts

extension Findings {
  /// The patterns without those that are misuses of another.
  var properPatterns: [PatternFindings] {
    patterns.filter { !$0.card.isMisuse }
  }
}
