import Comparison

/// The command `compare`.
public enum CompareCommand {
  /// Runs the command.
  public static func main() async {
    let start = ContinuousClock().now
    let findings = await Comparer().findings(for: Registry.patterns)
    print(findings.results.count, findings.results.count(where: \.passed), ContinuousClock().now - start)
    for result in findings.results where !result.passed { print(result) }
  }
}
