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

  /// Some lines below the path of their file, from which the script makes their ids; nothing if they stand in the page already.
  mutating func file(
    _ path: String, lines: [String], id: String?, name: String? = nil, from start: Int = 1
  ) -> String {
    guard rendered.insert("\(path) \(start)").inserted else { return "" }
    var tokenizer = SwiftTokenizer()
    let items = lines.enumerated().map { place, line in
      let own = "\(id ?? "")-\(start + place)"
      let html = tokenizer.html(line)
      // A tab for two spaces makes the page 18 kB smaller; the script turns them back for those who copy code.
      let indent = html.prefix { $0 == " " }.count / 2
      return (linked.contains(own) ? "<li id=\(own)>" : "<li>") + String(repeating: "\t", count: indent)
        + html.dropFirst(indent * 2)
    }
    let attributes =
      (start == 1 ? "" : " start=\(start)") + (name.map { " data-name=\"\(HTMLText.escaped($0))\"" } ?? "")
    return """
      <p class=path>\(HTMLText.escaped(path))</p><ol class=code\(attributes)>\(items.joined())</ol>
      """
  }
}
