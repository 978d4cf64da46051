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
      for file in listing.sections.flatMap(\.files) + [listing.root].compactMap(\.self) {
        shown[file.path] = [1..<file.lines.count + 1]
        let folder = file.folder.map { "\($0.lowercased())-" } ?? ""
        files[file.path] = "\(listing.card.id)-\(folder)\(file.type)"
      }
    }
    for pattern in content.tests.flatMap(\.patterns) {
      for snippet in (pattern.tests + pattern.partTests).flatMap({ [$0.test] + $0.setUp + $0.types }) {
        let place = snippet.place
        shown[place.file, default: []].append(place.line..<place.line + snippet.lines.count)
        files[place.file] = "\(pattern.pattern)-tests-\(place.fileName.replacing(".swift", with: ""))"
      }
    }
    let paths = files.keys.sorted()
    self.shown = shown
    self.files = files
    fileIDs = paths.compactMap { files[$0] }
    numbers = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
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
