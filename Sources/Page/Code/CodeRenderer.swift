/// Renders lines of Swift as a numbered list; every place once.
///
/// It writes its markup itself: the page has more lines of code than of
/// everything else.
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

  /// Some lines of a file below a head; the script gives every line its id, and
  /// colours. Nil if they stand in the page already.
  mutating func lines(
    _ lines: [String],
    ofFile path: String,
    from start: Int = 1,
    below head: HTML = .empty
  ) -> HTML? {
    guard rendered.insert("\(path) \(start)").inserted else { return nil }
    let id = addresses.id(ofFile: path) ?? ""
    let items = lines.enumerated().map { place, line in
      item(line, id: "\(id)-\(start + place)")
    }
    let number = addresses.number(ofFile: path)
    let list = HTML.ol(
      .class("code").short,
      number.map { .data("file", "\($0)").short },
      HTMLAttribute("start", "\(start)").short
    ) {
      HTML(trusted: items.joined())
    }
    return head + list
  }

  private func item(_ line: String, id: String) -> String {
    let text = HTMLText.escapedContent(line)
    guard linked.contains(id) else { return "<li>\(text)" }
    return "<li id=\"\(HTMLText.escaped(id))\">\(text)"
  }

  /// The head of a whole file: its path with the last part in bold, and
  /// a note such as a role.
  static func head(_ path: String, note: String?) -> HTML {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return HTML.p(.class("path").short) {
      String(path.dropLast(name.count))
      HTML.b { name }
      if let note {
        " "
        HTML.i { note }
      }
    }
  }

  /// The head of a piece of a file: a short text such as the file and the line.
  static func head(_ text: String) -> HTML {
    HTML.p.open(.class("path").short) { text }
  }
}
