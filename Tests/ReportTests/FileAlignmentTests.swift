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
    let pairs = FileAlignment.pairs(left.map { file("l/\($0)") }, right.map { file("r/\($0)") })
    #expect(pairs.map { "\($0.left?.name ?? "-")|\($0.right?.name ?? "-")" }.joined(separator: " ") == rows)
    #expect(
      pairs.allSatisfy { $0.left?.path.hasPrefix("l/") != false && $0.right?.path.hasPrefix("r/") != false })
  }

  private func file(_ path: String) -> SourceFile { SourceFile(path: path, lines: []) }
}
