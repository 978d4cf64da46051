extension PageSection {
  /// Text search over all views.
  static let find = PageSection(
    id: "find",
    title: "Find",
    view: .find
  ) { _ in
    HTML.lines {
      HTML.form(.role("search"), .id("search-form")) {
        HTML.label {
          "Find "
          HTML.input(
            .type("search"),
            .id("query"),
            HTMLAttribute("autocomplete", "off"),
            HTMLAttribute("data-start"))
        }
      }
      HTML.p(.id("found"), .aria("live", "polite"))
      HTML.div(.id("results"))
    }
  }
}
