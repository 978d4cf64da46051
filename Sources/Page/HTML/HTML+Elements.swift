/// What the page has in many places.
extension HTML {
  /// A link; only the text and the address if that is neither of
  /// the web nor of the page.
  static func link(_ text: String, to address: String) -> HTML {
    let isSafe = ["https://", "http://", "#"].contains { beginning in
      address.lowercased().hasPrefix(beginning)
    }
    guard isSafe else { return .text("\(text), \(address)") }
    return HTML.a(.href(address)) { HTML.prose(text) }
  }

  /// A link to a view, in which it may make choices: JSON by their names in the
  /// address.
  static func link(
    to view: PageView,
    choices: String? = nil,
    @HTMLBuilder text: () -> [HTML]
  ) -> HTML {
    let text = text()
    return HTML.a(
      .href(id: "\(view)"),
      .data("to", "\(view)"),
      choices.map { .data("choices", $0) }
    ) {
      text
    }
  }

  /// A table that scrolls if it is too wide.
  static func scroll(@HTMLBuilder _ table: () -> [HTML]) -> HTML {
    let table = table()
    return HTML.div(.class("scroll"), .focusable) { table }
  }

  /// Something folded below a text.
  static func folded(
    _ text: String,
    _ attributes: HTMLAttribute?...,
    @HTMLBuilder content: () -> [HTML]
  ) -> HTML {
    let content = content()
    return details.element(attributes) {
      summary { text }
      content
    }
  }

  /// JSON, which scripts and other programs read.
  static func json(_ json: String, id: String) -> HTML {
    let pieces = json.split(separator: "<", omittingEmptySubsequences: false)
    return script(.type("application/json"), .id(id)) {
      // No end tag can stand in it.
      HTML(trusted: pieces.joined(separator: "\\u003c"))
    }
  }

  /// The elements that a script fills with code, and the guide to it.
  static func guided(
    _ guide: HTML,
    @HTMLBuilder content: () -> [HTML]
  ) -> HTML {
    let content = content()
    return div(.class("guided")) {
      block {
        guide
        div(.class("guided-content")) {
          block { content }
        }
      }
    }
  }

  /// A button, which does something only with scripts.
  static func pushButton(
    _ text: String,
    _ attributes: HTMLAttribute...
  ) -> HTML {
    button.element([.type("button")] + attributes) { text }
  }

  /// A paragraph that says less than others.
  static func soft(_ text: String) -> HTML {
    p(.class("soft")) { text }
  }
}
