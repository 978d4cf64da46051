/// Renders lines of Swift as a numbered list with syntax colours; every place once.
struct CodeRenderer {
  /// The ids that lines must have.
  let linked: Set<String>
  private var rendered: Set<String> = []

  init(linked: Set<String>) { self.linked = linked }

  /// The ids that the links of some HTML lead to.
  static func targets(in html: String) -> Set<String> {
    Set(
      html.split(separator: "href=\"#").dropFirst().compactMap {
        $0.split(separator: "\"").first.map(String.init)
      })
  }

  /// A file, or the part of it that begins at a line, below its path; a link to it if it stands in the page already.
  mutating func file(
    _ path: String, lines: [String], id: String?, name: String, classes: String = "", from start: Int = 1
  ) -> String {
    let id = id ?? ""
    guard rendered.insert(path).inserted else { return "" }
    var tokenizer = SwiftTokenizer()
    let items = lines.enumerated().map { place, line in
      let own = "\(id)-\(start + place)"
      return (linked.contains(own) ? "<li id=\"\(own)\">" : "<li>") + tokenizer.html(line)
    }
    return """
      <div class="file\(classes)"><p class="path">\(HTMLText.escaped(path))</p>\
      <ol class="code" data-id="\(HTMLText.escaped(id))" data-name="\(HTMLText.escaped(name))"\(start == 1 ? "" : " start=\"\(start)\"")>
      \(items.joined(separator: "\n"))
      </ol></div>
      """
  }
}
