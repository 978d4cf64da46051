/// Renders lines of Swift as a numbered list; every place once.
struct CodeRenderer {
  /// The ids that lines must have, because links lead to them.
  let linked: Set<String>
  private var rendered: Set<String> = []

  /// Gives ids to those lines only that the rest of the page links to.
  init(linked: Set<String>) {
    self.linked = linked
  }

  /// Some lines below the path of their file; the script gives every line its id, and colours. Nothing if they stand in the page already.
  mutating func file(
    _ path: String, lines: [String], id: String?, name: String? = nil, from start: Int = 1
  ) -> String {
    guard rendered.insert("\(path) \(start)").inserted else { return "" }
    let id = id ?? ""
    let items = lines.enumerated().map { place, line in
      let own = "\(id)-\(start + place)"
      let tag = linked.contains(own) ? "<li id=\"\(HTMLText.escaped(own))\">" : "<li>"
      return tag + HTMLText.escapedContent(line)
    }
    let name = name.map { " data-name=\"\(HTMLText.escaped($0))\"" } ?? ""
    return """
      <p class=path>\(HTMLText.escaped(path))</p><ol class=code data-id="\(HTMLText.escaped(id))" start=\(start)\(name)>\(items.joined())</ol>
      """
  }
}
