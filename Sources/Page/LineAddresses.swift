import Catalog
import CodeGraph
import Measures
import Report
import Verdicts

/// The ids of the lines of code and tests that the page shows, such as
/// `mvp-login-LoginPresenter-12`.
struct LineAddresses: Sendable {
  /// The lines that the page shows of each file.
  private let shown: [String: [Range<Int>]]
  /// The beginning of the ids of each file's lines.
  private let files: [String: String]
  /// The number of each file in ``fileIDs``.
  private let numbers: [String: Int]
  /// The beginnings of the ids of all files' lines, in the order of the files'
  /// paths: a file's number in the page is its place here, since an id is long
  /// and the page names files thousands of times.
  let fileIDs: [String]

  init(of content: PageContent) {
    var shown: [String: [Range<Int>]] = [:]
    var files: [String: String] = [:]
    for listing in content.listings.joined() {
      for file in listing.allFiles {
        shown[file.path] = [1..<file.lines.count + 1]
        files[file.path] = Self.id(of: file, of: listing.card)
      }
    }
    for pattern in content.tests.flatMap(\.patterns) {
      for snippet in pattern.snippets {
        let place = snippet.place
        let end = place.line + snippet.lines.count
        shown[place.file, default: []].append(place.line..<end)
        files[place.file] = Self.id(ofTestsAt: place, of: pattern.pattern)
      }
    }
    let paths = files.keys.sorted()
    self.shown = shown
    self.files = files
    fileIDs = paths.compactMap { files[$0] }
    numbers = paths.places
  }

  /// The beginning of the ids of the lines of a pattern's file.
  private static func id(of file: SourceFile, of card: Card) -> String {
    let parts = [card.id, file.folder?.lowercased(), file.type]
    return parts.compactMap(\.self).joined(separator: "-")
  }

  /// The beginning of the ids of the lines of a file of tests.
  private static func id(
    ofTestsAt place: Place,
    of pattern: Card.ID
  ) -> String {
    let file = place.fileName.replacing(".swift", with: "")
    return "\(pattern)-tests-\(file)"
  }

  /// The id of the element that shows a line; nil if the page does not show it.
  func id(of place: Place) -> String? {
    guard shows(place) else { return nil }
    return id(ofFile: place.file).map { "\($0)-\(place.line)" }
  }

  /// A line by the number of its file; nil if the page does not show it.
  func address(of place: Place) -> LineAddress? {
    guard shows(place), let number = numbers[place.file] else { return nil }
    return LineAddress(file: number, line: place.line)
  }

  private func shows(_ place: Place) -> Bool {
    shown[place.file]?.contains { $0.contains(place.line) } == true
  }

  /// The beginning of the ids of a file's lines; nil if the
  /// page does not show it.
  func id(ofFile path: String) -> String? { files[path] }

  /// The place of a file in ``fileIDs``; nil if the page does not show it.
  func number(ofFile path: String) -> Int? { numbers[path] }
}

extension CodeListing {
  /// The files of all parts, then the composition root.
  fileprivate var allFiles: [SourceFile] {
    sections.flatMap(\.files) + [root].compactMap(\.self)
  }
}

extension PatternTests {
  /// All tests, each followed by its set-up and the types that it uses.
  fileprivate var snippets: [Snippet] {
    (tests + partTests).flatMap { test in
      [test.test] + test.setUp + test.types
    }
  }
}
