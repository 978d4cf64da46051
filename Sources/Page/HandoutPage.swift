import Catalog
import Examples
import Measures
import Report

/// One sheet to print, on both sides: every pattern's roles, drawn and in words, and the roles side by side.
struct HandoutPage {
  let cards: [Card]
  let assets: PageAssets

  var html: String {
    let body = """
      <main id="main"><h1>Who does what</h1>
      <div class="sheet">\(cards.map(pattern).joined(separator: "\n"))
      <section><h2>How to read it</h2><p>\(Self.legend)</p></section></div>
      \(table)</main>
      """
    return PageFormat(
      title: "Architectures: a handout", head: assets.head, style: assets.handoutStyle, script: "", body: body
    ).html
  }

  private func pattern(_ card: Card) -> String {
    let diagram = RoleDiagram(of: card)
    let misuse = card.misusedName.map { " <small>\(HTMLText.escaped($0)) misused</small>" } ?? ""
    return """
      <section><h2>\(HTMLText.escaped(card.name))\(misuse)</h2><p>\(HTMLText.prose(card.summary))</p>
      \(RoleDrawing(diagram, on: RoleGrid(diagram)).html)
      <ul>\(card.roles.map { role($0, of: card) }.joined(separator: "\n"))</ul></section>
      """
  }

  private func role(_ role: Role, of card: Card) -> String {
    let around = Surrounding.allCases.filter { surrounding in
      role.part != .wiring && card.arrows.contains { $0.from == role.name && $0.to == surrounding.rawValue }
    }
    let letters = around.map { " <b class=\"around\">\($0.rawValue.prefix(1))</b>" }.joined()
    return
      "<li><b>\(HTMLText.escaped(role.name))</b>\(letters) \(HTMLText.prose(role.duty))</li>"
  }

  /// The roles by the part that they play.
  private var table: String {
    let heads = cards.map { "<th scope=\"col\">\(HTMLText.escaped($0.shortName))</th>" }.joined()
    let rows = Part.allCases.map { part in
      let cells = cards.map { card in
        let names = card.roles.filter { $0.part == part }.map { HTMLText.escaped($0.name) }
        return "<td>\(names.isEmpty ? "–" : names.joined(separator: "<br>"))</td>"
      }
      return "<tr><th scope=\"row\">\(part.rawValue)</th>\(cells.joined())</tr>"
    }
    return """
      <table><thead><tr><td></td>\(heads)</tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table>
      """
  }

  private static let legend = """
    An arrow is a reference that the pattern allows; every other one is forbidden. Solid: to concrete types. Dashed: to \
    protocols only. Dashed box: wiring, which creates the others; its arrows are left out. W, N, S: may use widgets, \
    network, storage.
    """
}
