import Testing

@testable import Verdicts
@testable import Report

@Suite struct FileAlignmentTests {
  @Test(arguments: [
    (["A"], ["A"], "A|A"),
    (["A", "B"], ["B"], "A|- B|B"),
    (["X", "B"], ["Y", "Z", "B"], "X|Y -|Z B|B"),
    (["A", "B", "C"], [], "A|- B|- C|-"),
    ([], ["A"], "-|A"),
    ([], [], ""),
  ])
  func `Files of one name stand side by side, the others in their order`(
    left: [String], right: [String], rows: String
  ) {
    let found = FileAlignment.rows([left.map { file("l/\($0)") }, right.map { file("r/\($0)") }])
    #expect(text(of: found) == rows)
    #expect(
      found.allSatisfy { row in
        row.files[0]?.path.hasPrefix("l/") != false && row.files[1]?.path.hasPrefix("r/") != false
      })
  }

  @Test(arguments: [
    (["X", "B"], ["Y", "Z", "B"], ["B"], "X|Y|- -|Z|- B|B|B"),
    (["X"], ["Y", "B"], ["B", "C"], "X|Y|- -|B|B -|-|C"),
    (["X"], ["Y"], ["X", "Y"], "X|Y|X -|-|Y"),
    ([], ["A"], ["A"], "-|A|A"),
    ([], [], ["A"], "-|-|A"),
    (["A"], [], [], "A|-|-"),
  ])
  func `A third pattern's files stand in the rows of the first two`(
    first: [String], second: [String], third: [String], rows: String
  ) {
    #expect(text(of: FileAlignment.rows([first, second, third].map { $0.map(file) })) == rows)
  }

  @Test(arguments: [
    (["A"], ["A"], [true]),
    (["A"], ["B"], [true]),
    (["A", "B"], ["C", "B"], [false, true]),
    (["A"], [], [false]),
  ])
  func `Files of one name are compared, and files that are alone`(
    left: [String], right: [String], areCompared: [Bool]
  ) {
    #expect(FileAlignment.rows([left.map(file), right.map(file)]).map(\.isCompared) == areCompared)
  }

  private func text(of rows: [FileAlignment.Row]) -> String {
    rows.map { row in row.files.map { $0?.name ?? "-" }.joined(separator: "|") }.joined(separator: " ")
  }

  private func file(_ path: String) -> SourceFile { SourceFile(path: path, lines: []) }
}
