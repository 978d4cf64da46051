/// The recorded messages: the inside of the page's section `sequences`.
struct SequencePage {
  static let style = ""
  static let script = ""

  let content: PageContent

  var html: String { "" }

  /// The links from a pattern's section to its sequences; empty without recordings.
  func links(to pattern: String) -> String { "" }
}
