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
  ///
  /// A note, such as a role, stands beside the path.
  mutating func file(
    _ path: String, lines: [String], id: String?, note: String? = nil, hasPath: Bool = true,
    from start: Int = 1
  ) -> String {
    guard rendered.insert("\(id ?? path) \(start)").inserted else { return "" }
    let id = id ?? ""
    let items = lines.enumerated().map { place, line in
      let own = "\(id)-\(start + place)"
      let tag = linked.contains(own) ? "<li id=\"\(HTMLText.escaped(own))\">" : "<li>"
      return tag + HTMLText.escapedContent(line)
    }
    let head = hasPath ? "<p class=path>\(Self.head(path, note))</p>" : ""
    return """
      \(head)<ol class=code data-id="\(HTMLText.escaped(id))" start=\(start)>\(items.joined())</ol>
      """
  }

  /// A path with its last part in bold, and a note.
  private static func head(_ path: String, _ note: String?) -> String {
    let name = path.split(separator: "/").last ?? ""
    let note = note.map { " <i>\(HTMLText.escaped($0))</i>" } ?? ""
    return
      "\(HTMLText.escaped(String(path.dropLast(name.count))))<b>\(HTMLText.escaped(String(name)))</b>\(note)"
  }
}
