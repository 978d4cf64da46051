import Catalog
import Examples

/// The header of the catalogue's page: what is compared,
/// the views, and buttons.
struct PageHeader {
  let catalogue: PageCatalogue
  let groups: [PatternGroup]

  var html: String {
    """
    <header>
    <h1><a href="#start" data-to="start">\(HTMLText.escaped(catalogue.title))</a></h1>
    \(comparison)
    \(navigation)
    \(PageFormat.buttons)
    </header>
    """
  }

  /// The one list of patterns, for each of the two or three that are compared.
  private var comparison: String {
    let options = groups.map { group in
      let options = group.cards.map { card in
        "<option value=\"\(card.id)\">\(HTMLText.escaped(card.name))</option>"
      }
      return "<optgroup label=\"\(group.title)\">\(options.joined())</optgroup>"
    }.joined()
    let examples = catalogue.examples.map { example in
      "<option value=\"\(example.id)\">\(HTMLText.escaped(example.title))</option>"
    }
    return """
      <form class="js" id="comparison" aria-label="What is compared">
      <label>Compare <select name="pattern">\(options)</select></label>
      <label>with <select name="pattern">\(options)</select></label>
      <label>and <select name="pattern"><option value="">–</option>\(options)</select></label>
      <label>in <select name="example">\(examples.joined())</select></label>
      </form>
      """
  }

  private var navigation: String {
    let links = PageView.allCases.map { view in
      let isForScripts = PageSection.all.filter { $0.view == view }.allSatisfy(\.needsScript)
      return """
        <li\(Markup.optional(" class=\"js\"", if: isForScripts))><a href="#\(view)" data-to="\(view)">\(view.title)</a></li>
        """
    }
    return "<nav aria-label=\"Views\"><ul>\(links.joined(separator: "\n"))</ul></nav>"
  }
}
