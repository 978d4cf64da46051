import Catalog
import Examples
import Measures
import Report

/// One sheet to print, on both sides: every pattern's roles, drawn and in
/// words, and the roles side by side.
struct HandoutPage {
  let cards: [Card]
  let assets: PageAssets

  var html: String {
    let body = """
      <main id="main"><h1>Who does what</h1>
      <p>\(Self.legend)</p>
      <div class="sheet">\(ordered.map(pattern).joined(separator: "\n"))</div>
      \(table)</main>
      """
    return PageFormat(
      title: "Architectures: a handout", head: assets.head, style: assets.handoutStyle, script: "", body: body
    ).html
  }

  /// The patterns that readers ask for come first.
  private var ordered: [Card] { cards.filter(\.isAskedFor) + cards.filter { !$0.isAskedFor } }

  private func pattern(_ card: Card) -> String {
    let diagram = RoleDiagram(of: card)
    let misuse = card.misusedName.map { " <small>\(HTMLText.escaped($0)) misused</small>" } ?? ""
    let earlier = ordered.prefix { $0.id != card.id }
    let told = Self.isTold(in: Array(earlier))
    let roles = card.roles.filter { !told($0) }.map { role($0, of: card) }
    return """
      <section><h2>\(HTMLText.escaped(card.name))\(misuse)</h2><p>\(HTMLText.prose(card.summary))</p>
      \(RoleDrawing(diagram, on: RoleGrid(diagram, gap: 30, pitch: 52)).html)
      <ul>\((roles + repeated(by: card, after: earlier)).joined(separator: "\n"))</ul></section>
      """
  }

  /// Whether one of some cards has a role of the same name and duty.
  private static func isTold(in cards: [Card]) -> (Role) -> Bool {
    { role in
      cards.contains { card in card.roles.contains { $0.name == role.name && $0.duty == role.duty } }
    }
  }

  /// A line for each earlier pattern from which a pattern
  /// takes roles as they are.
  private func repeated(by card: Card, after earlier: ArraySlice<Card>) -> [String] {
    var left = card.roles
    return earlier.compactMap { other in
      let isTold = Self.isTold(in: [other])
      let names = left.filter(isTold).map { "<b>\(HTMLText.escaped($0.name))</b>" }
      left.removeAll(where: isTold)
      if names.isEmpty { return nil }
      return "<li>\(names.joined(separator: ", ")): as in \(HTMLText.escaped(other.shortName))</li>"
    }
  }

  private func role(_ role: Role, of card: Card) -> String {
    let around = Surrounding.allCases.filter { surrounding in
      role.part != .wiring && card.arrows.contains { $0.from == role.name && $0.to == surrounding.rawValue }
    }
    let letters = around.map { " <b class=\"around\">\($0.rawValue.prefix(1))</b>" }.joined()
    return
      "<li><b>\(HTMLText.escaped(role.name))</b>\(letters) \(HTMLText.prose(role.duty))</li>"
  }

  /// A row for each pattern, with its roles by the part that they play.
  private var table: String {
    let heads = Part.allCases.map { "<th scope=\"col\">\($0.rawValue)</th>" }.joined()
    let rows = ordered.map { card in
      let cells = Part.allCases.map { part in
        let names = card.roles.filter { $0.part == part }.map { HTMLText.escaped($0.name) }
        return "<td>\(names.isEmpty ? "–" : names.joined(separator: ", "))</td>"
      }
      return "<tr><th scope=\"row\">\(HTMLText.escaped(card.shortName))</th>\(cells.joined())</tr>"
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
