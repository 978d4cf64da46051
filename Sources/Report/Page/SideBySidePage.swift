import CodeGraph

/// The code and the tests of the patterns side by side: the inside of the page's section `compare`.
struct SideBySidePage {
  static let style = ""
  static let script = ""

  let content: PageContent

  var html: String { "" }

  /// The id of the element that shows a line of code or of a test; nil if the page does not show it.
  func id(of place: Place) -> String? { nil }
}
