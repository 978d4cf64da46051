import Catalog
import Records
import Verdicts

extension MutantComposer {
  /// A row of a matrix.
  private enum Row {
    /// What became of a mistake in each pattern.
    case mistake(Mutation)
    /// The number of mistakes noticed in each pattern.
    case noticed
  }

  /// How many scenarios and tests of each kind notice each mutant;
  /// nothing for one pattern.
  @ListBuilder<[Block]>
  var matrices: [[Block]] {
    if findings.patterns.count > 1 {
      matrix("Scenarios that fail", of: \.scenarios)
      matrix("Unit tests through the logic that fail", of: \.logicTests)
      matrix("Unit tests of one part alone that fail", of: \.partTests)
    }
  }

  /// A row for each mutation, a column for each pattern; nothing
  /// if nothing was run.
  private func matrix(
    _ title: String,
    of side: KeyPath<MutantResult, TestOutcome>
  ) -> [Block] {
    let results = findings.patterns.flatMap(\.results)
    let outcomes = results.map { $0[keyPath: side] }
    if outcomes.allSatisfy({ $0 == .none }) { return [] }
    let signs = Self.signs(in: outcomes).map(Block.note)
    return [heading(title), .table(table(of: side))] + signs
  }

  private func table(of side: KeyPath<MutantResult, TestOutcome>) -> Table {
    let patterns = findings.patterns.map { pattern in
      Column([Span(pattern.pattern, .strong)], .right) {
        cell(of: $0, side, in: pattern)
      }
    }
    return Table(
      of: findings.mutations.map(Row.mistake) + [.noticed],
      flexible: 0,
      overflow: .number(from: 1),
      columns: [Column(cell: label)] + patterns
    )
  }

  private func label(of row: Row) -> [Span] {
    switch row {
    case .mistake(let mutation): [Span(mutation.rawValue)]
    case .noticed: [Span("noticed", .strong)]
    }
  }

  private func cell(
    of row: Row,
    _ side: KeyPath<MutantResult, TestOutcome>,
    in pattern: PatternMutants
  ) -> [Span] {
    switch row {
    case .mistake(let mutation):
      guard let result = pattern.result(of: mutation) else { return [] }
      return [Span(result[keyPath: side].cell)]
    case .noticed: return [Span(grouped(pattern.noticed(by: side)), .strong)]
    }
  }

  /// The signs of some outcomes that are no numbers, explained.
  @ListBuilder<String>
  private static func signs(in outcomes: [TestOutcome]) -> [String] {
    let endings = Set(outcomes.map(\.ending))
    if !endings.isDisjoint(with: [.crash, .timeout]) {
      "+ the program crashes or times out"
    }
    if endings.contains(.compileError) { "c the code does not compile" }
  }

  // MARK: Assembly

  /// What becomes of each mistake in putting the parts together, a row for each
  /// pattern; nothing for one pattern.
  @ListBuilder<Block>
  var assembly: [Block] {
    let mutations = findings.mutations.filter(\.isOfAssembly)
    let lacksNames = findings.patterns.contains {
      $0.result(of: .nameMisspelt) == nil
    }
    if findings.patterns.count > 1, !mutations.isEmpty {
      heading("A part that is not handed over, or looked up by a wrong name")
      Block.table(assemblyTable(of: mutations))
      if mutations.contains(.nameMisspelt), lacksNames {
        Block.note(
          """
          – the pattern looks up no name at run time: the compiler checks \
          every one
          """
        )
      }
    }
  }

  private func assemblyTable(of mutations: [Mutation]) -> Table {
    let names = Column<PatternMutants> { [Span($0.pattern, .strong)] }
    let outcomes = mutations.map { mutation in
      Column<PatternMutants>([Span(mutation.rawValue, .strong)]) { pattern in
        [Span(pattern.result(of: mutation)?.detection.rawValue ?? "–")]
      }
    }
    return Table(
      of: findings.patterns,
      flexible: 1,
      overflow: .split,
      columns: [names] + outcomes
    )
  }
}
