/// Renders lines of Swift as a numbered list; every place once.
struct CodeRenderer {
  /// The ids that lines must have, because links lead to them.
  let linked: Set<String>
  private let addresses: LineAddresses
  private var rendered: Set<String> = []

  /// Gives ids to those lines only that the rest of the page links to.
  init(_ addresses: LineAddresses, linked: Set<String>) {
    self.addresses = addresses
    self.linked = linked
  }

  /// Some lines of a file below a head, which may be empty; the script gives
  /// every line its id, and colours. Nothing if they stand in the page already.
  mutating func lines(
    _ lines: [String], ofFile path: String, from start: Int = 1, below head: String
  ) -> String {
    guard rendered.insert("\(path) \(start)").inserted else { return "" }
    let id = addresses.id(ofFile: path) ?? ""
    let items = lines.enumerated().map { place, line in
      item(line, id: "\(id)-\(start + place)")
    }
    let number = addresses.number(ofFile: path).map { " data-file=\($0)" } ?? ""
    return "\(head)<ol class=code\(number) start=\(start)>\(items.joined())</ol>"
  }

  private func item(_ line: String, id: String) -> String {
    let text = HTMLText.escapedContent(line)
    guard linked.contains(id) else { return "<li>\(text)" }
    return "<li id=\"\(HTMLText.escaped(id))\">\(text)"
  }

  /// The head of a whole file: its path with the last part in bold, and
  /// a note such as a role.
  static func head(_ path: String, note: String?) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let folder = HTMLText.escaped(String(path.dropLast(name.count)))
    let note = note.map { " <i>\(HTMLText.escaped($0))</i>" } ?? ""
    return "<p class=path>\(folder)<b>\(HTMLText.escaped(name))</b>\(note)</p>"
  }

  /// The head of a piece of a file: a short text such as the file and the line.
  static func head(_ text: String) -> String {
    "<p class=path>\(HTMLText.escaped(text))"
  }
}
