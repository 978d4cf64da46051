import Catalog
import Examples
import Measures
import Report

/// One sheet to print, on both sides: every pattern's roles, drawn and in words, and the roles side by side.
struct HandoutPage {
  let cards: [Card]

  var html: String {
    let body = """
      <main id="main"><h1>Who does what</h1>
      <div class="sheet">\(cards.map(pattern).joined(separator: "\n"))
      <section><h2>How to read it</h2><p>\(Self.legend)</p></section></div>
      \(table)</main>
      """
    return PageFormat(title: "Architectures: a handout", style: Self.style, script: "", body: body).html
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

  private static let style = """
    @page{size:A4;margin:7mm 8mm}*{box-sizing:border-box}
    html{font:9pt/1.22 "DejaVu Sans Condensed","Helvetica Neue",Arial,sans-serif;background:#fff;color:#000}
    body{margin:0}main{width:194mm;margin:auto}.skip{position:absolute;left:-99rem}
    h1{font-size:12pt;margin:0 0 .5mm}h2{font-size:9pt;margin:0 0 .3mm}p{margin:0 0 .6mm}
    .sheet{columns:3;margin-top:1.5mm;column-gap:4mm}section{break-inside:avoid;border-top:.3mm solid #000;padding:.8mm 0 1.6mm}
    figure{margin:0;text-align:center}svg{max-width:100%;height:auto;font-size:16px}text{text-anchor:middle}
    ul{margin:.4mm 0 0;padding:0;list-style:none}li{padding-left:2mm;text-indent:-2mm}
    .around{border:.2mm solid #000;border-radius:1mm;padding:0 .6mm;font-weight:normal}
    .box rect{fill:#eee;stroke:#000;stroke-width:1.5}.box.wiring rect{fill:none;stroke-dasharray:3 4}
    .arrow path{fill:none;stroke:#000;stroke-width:1.8}.arrow .tip{fill:#000;stroke:none}.arrow.thin path:first-of-type{stroke-dasharray:6 5}
    table{border-collapse:collapse;width:100%;margin-top:1mm}th,td{border:.2mm solid #777;padding:.3mm .8mm;text-align:left;vertical-align:top;font-size:7.2pt}
    tbody th{font-weight:normal}
    @media screen{html{zoom:1.6}}
    """
}
