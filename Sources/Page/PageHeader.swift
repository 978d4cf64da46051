import Catalog
import Examples

/// The header of the catalogue's page: what is compared,
/// the views, and buttons.
struct PageHeader {
  let catalogue: PageCatalogue
  let groups: [PatternGroup]

  var html: HTML {
    HTML.header {
      HTML.block {
        HTML.h1 {
          HTML.link(to: .start) { catalogue.title }
        }
        comparison
        navigation
        PageFormat.buttons
      }
    }
  }

  // MARK: What is compared

  /// The one list of patterns, for each of the two or three that are compared.
  private var comparison: HTML {
    HTML.form(
      .id("comparison"),
      .aria("label", "What is compared")
    ) {
      HTML.block {
        choice("Compare", of: "pattern") { patterns }
        choice("with", of: "pattern") { patterns }
        choice("and", of: "pattern") {
          HTML.option(.value("")) { "–" }
          patterns
        }
        choice("in", of: "example") { catalogue.examples.map(option) }
      }
    }
  }

  private func choice(
    _ label: String,
    of name: String,
    @HTMLBuilder options: () -> [HTML]
  ) -> HTML {
    let options = options()
    return HTML.label {
      "\(label) "
      HTML.select(.name(name)) { options }
    }
  }

  private var patterns: [HTML] {
    groups.map { group in
      HTML.optgroup(HTMLAttribute("label", group.title)) {
        for card in group.cards {
          HTML.option(.value(card.id)) { card.name }
        }
      }
    }
  }

  private func option(_ example: PageCatalogue.Entry) -> HTML {
    HTML.option(.value(example.id)) { example.title }
  }

  // MARK: Views

  private var navigation: HTML {
    HTML.nav(.aria("label", "Views")) {
      HTML.ul { HTML.lines(PageView.allCases.map(item)) }
    }
  }

  private func item(_ view: PageView) -> HTML {
    HTML.li.closed {
      HTML.link(to: view) { view.title }
    }
  }
}
