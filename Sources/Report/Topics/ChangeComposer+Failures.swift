import Records
import Verdicts

extension ChangeComposer {
  /// A line for each cell that does not pass everything, with what fails.
  @ListBuilder<Block>
  var failures: [Block] {
    let lines = ledger.cells.compactMap(failure)
    if !lines.isEmpty { Block.lines(lines) }
  }

  private func failure(of finding: CellFinding) -> Line? {
    guard let result = finding.result, !result.isGood else { return nil }
    return Line(
      mark: "✘ ",
      text: "\(finding.request.id) in \(title(of: finding)) does not hold",
      tone: .bad,
      more: result.failures
    )
  }

  var totals: [Block] {
    let results = ledger.cells.compactMap(\.result)
    let good = results.count(where: \.isGood)
    let missing = ledger.cells.count - results.count
    let cells = counted(ledger.cells.count, "cell")
    let texts = [String].building {
      "\(cells): \(grouped(good)) pass all tests and scenarios"
      if missing > 0 {
        "\(counted(missing, "cell")) without a result of its run"
      }
    }
    let isGood = good == ledger.cells.count
    return [.paragraph([.mark(isGood), Span(texts.joined(separator: "; "))])]
  }
}

extension CellResult {
  /// What fails, in words.
  @ListBuilder<String>
  fileprivate var failures: [String] {
    if let compileError { compileError }
    logicTests.failure(of: "tests through the logic")
    partTests.failure(of: "tests of a part")
    cardTests.failure(of: "tests of the card")
    scenarios.failure(of: "scenarios")
    breaches
  }
}

extension TestOutcome {
  /// What fails, if anything was run.
  @ListBuilder<String>
  fileprivate func failure(of kind: String) -> [String] {
    if kills, ending != .compileError { "\(kind): \(words)" }
  }
}
