import CodeGraph
import Measures
import Report
import Verdicts

/// The ids of the lines of code and tests that the page shows, such as `mvp-login-LoginPresenter-12`.
struct LineAddresses: Sendable {
  /// The lines that the page shows of each file.
  private let shown: [String: [Range<Int>]]
  /// The beginning of the ids of each file's lines.
  private let files: [String: String]

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
    self.shown = shown
    self.files = files
  }

  /// The id of the element that shows a line; nil if the page does not show it.
  func id(of place: Place) -> String? {
    guard shown[place.file]?.contains(where: { $0.contains(place.line) }) == true else { return nil }
    return id(ofFile: place.file).map { "\($0)-\(place.line)" }
  }

  /// The beginning of the ids of a file's lines; nil if the page does not show it.
  func id(ofFile path: String) -> String? { files[path] }
}
