import Examples
import Measures
import Verdicts

/// The roles of two patterns that have the same duty, with their lines.
struct PairParts {
  let patterns: [PatternFindings]
  /// The code of the example in each pattern.
  let codes: [PatternCode]
  let example: Example

  /// Whether one of the patterns has a role for a part.
  func has(_ part: Part) -> Bool {
    codes.contains { $0.roles.contains { $0.part == part } }
  }

  /// The roles for a part, with their lines; for wiring also those of
  /// the composition root.
  func duty(_ part: Part) -> PairFigure {
    let roles = codes.map { $0.roles.filter { $0.part == part } }
    if part == .wiring { return wiring(roles) }
    return figure(of: .linesPlaying(part), roles) { place, lines in
      Self.words(for: part.rawValue, roles[place], counted(lines, "line"))
    }
  }

  private func wiring(_ roles: [[Role]]) -> PairFigure {
    let roots = values(of: .rootLines)
    return figure(of: .linesOfWiring, roles) { place, lines in
      Self.wiring(roles[place], lines: lines, ofRoot: roots[place])
    }
  }

  private static func wiring(
    _ roles: [Role],
    lines: Int,
    ofRoot root: Int
  ) -> String {
    let name = Part.wiring.rawValue
    let rootLines = counted(root, "line")
    if root == 0 { return words(for: name, roles, counted(lines, "line")) }
    if roles.isEmpty {
      return "only its composition root for \(name) (\(rootLines))"
    }
    let own = counted(lines - root, "line")
    let size = "\(own), and \(grouped(root)) of its composition root"
    return words(for: name, roles, size)
  }

  /// The roles that reach network or storage, of whatever part.
  var outside: PairFigure {
    let roles = codes.map { code in
      let names = [Surrounding.network, .storage].flatMap {
        Measure.rolesReaching($0).names?(code) ?? []
      }
      return code.roles.filter { names.contains($0.name) }
    }
    return figure(of: .linesReaching, roles) { place, lines in
      let size = "types of \(counted(lines, "line"))"
      return Self.words(for: "network/storage", roles[place], size)
    }
  }

  /// `LoginPresenter for logic (20 lines)`.
  private static func words(
    for name: String,
    _ roles: [Role],
    _ size: String
  ) -> String {
    if roles.isEmpty { return "no role for \(name) alone" }
    return "\(listed(roles.map(\.name))) for \(name) (\(size))"
  }

  /// A figure that differs also if roles of other parts have the duty; the
  /// words are of a pattern's place and its lines.
  private func figure(
    of measure: Measure,
    _ roles: [[Role]],
    words: (_ place: Int, _ lines: Int) -> String
  ) -> PairFigure {
    let lines = values(of: measure)
    let parts = roles.map { Set($0.map(\.part)) }
    return PairFigure(
      measure,
      lines.map(Double.init),
      differsAnyway: parts[0] != parts[1],
      words: lines.enumerated().map(words)
    )
  }

  private func values(of measure: Measure) -> [Int] {
    patterns.map { Int($0.code?.value(of: measure, in: example) ?? 0) }
  }
}
