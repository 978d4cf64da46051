/// A line of a kata's checks with its finding.
struct CheckedLine: Equatable {
  let line: String
  let finding: CheckFinding
}
