import Catalog
import Examples
import Measures
import Testing

@testable import Verdicts

/// How far two patterns' folders lie apart.
@Suite struct FolderDifferenceTests {
  private func files(_ card: Card, _ files: [String: [String]], root: [String]) -> PatternFiles {
    let folder = "Sources/Patterns/\(card.module)"
    let sources = files.sorted { $0.key < $1.key }.map {
      SourceFile(path: "\(folder)/\($0.key)", lines: $0.value)
    }
    let section = CodeListing.Section(part: .logic, roles: [], files: sources, shared: [])
    let path = "\(folder)/\(card.module)Pattern.swift"
    let listing = CodeListing(
      card: card, example: .login, sharedPath: "", compositionRoot: path,
      root: SourceFile(path: path, lines: root), sections: [section])
    return PatternFiles(of: card, in: [listing])
  }

  @Test func `Files of one name are compared line by line, without comments, imports and blank lines`() {
    let mvc = files(
      .mvc,
      [
        "Login/Model.swift": ["import Examples", "", "/// Old.", "a", "b"],
        "Login/View.swift": ["a", "b", "c"],
        "Login/Controller.swift": ["a", "b", "c", "d"],
      ], root: ["mvc"])
    let mvp = files(
      .mvp,
      [
        "Login/Model.swift": ["// New.", "a", "b"],
        "Login/View.swift": ["a", "x", "y", "c"],
        "Login/Presenter.swift": ["a"],
      ], root: ["mvp"])
    let difference = FolderDifference(from: mvc, to: mvp)
    #expect(difference.equalFiles == 1)
    #expect(difference.differingFiles == 2)
    #expect(difference.filesOfFirst == 1)
    #expect(difference.filesOfSecond == 1)
    #expect(difference.linesOfFirst == 1 + 4 + 1)
    #expect(difference.linesOfSecond == 2 + 1 + 1)
    #expect(difference.allLinesOfFirst == 10)
    #expect(difference.allLinesOfSecond == 8)
    #expect(difference.share == 10.0 / 18)
  }

  @Test func `The same folder has no difference, and one without lines none either`() {
    let mvc = files(.mvc, ["A.swift": ["a"]], root: ["b"])
    #expect(FolderDifference(from: mvc, to: mvc).share == 0)
    let empty = PatternFiles(of: .mvc, in: [])
    #expect(FolderDifference(from: empty, to: empty).share == 0)
    #expect(FolderDifference(from: mvc, to: empty).share == 1)
  }
}
