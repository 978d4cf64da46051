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
    PageFormat(
      title: "Architectures: a handout",
      head: assets.head,
      style: assets.handoutStyle,
      script: "",
      body: body
    ).html
  }

  private var body: HTML {
    HTML.main(.id("main")) {
      HTML.lines {
        HTML.h1 { "Who does what" }
        HTML.p { Self.legend }
        HTML.div(.class("sheet")) { HTML.lines(ordered.map(pattern)) }
        table
      }
    }
  }

  private static let legend = """
    An arrow is a reference that the pattern allows; every other one is \
    forbidden. Solid: to concrete types. Dashed: to protocols only. Dashed \
    box: wiring, which creates the others; its arrows are left out. W, N, S: \
    may use widgets, network, storage.
    """

  /// The patterns that readers ask for come first.
  private var ordered: [Card] {
    cards.filter(\.isAskedFor) + cards.filter { !$0.isAskedFor }
  }

  // MARK: A pattern

  private func pattern(_ card: Card) -> HTML {
    HTML.section {
      HTML.lines {
        HTML.pieces {
          HTML.h2 {
            card.name
            misuse(of: card)
          }
          HTML.p { HTML.prose(card.summary) }
        }
        drawing(of: card)
        HTML.ul { HTML.lines(roles(of: card)) }
      }
    }
  }

  private func misuse(of card: Card) -> HTML? {
    guard let name = card.misusedName else { return nil }
    return HTML.pieces {
      " "
      HTML.small { "\(name) misused" }
    }
  }

  private func drawing(of card: Card) -> HTML {
    let diagram = RoleDiagram(of: card)
    let grid = RoleGrid(diagram, gap: 30, pitch: 52)
    return RoleDrawing(diagram, on: grid).html
  }

  // MARK: Its roles

  /// The roles of a pattern, those that an earlier one has told by their names
  /// only.
  private func roles(of card: Card) -> [HTML] {
    let earlier = ordered.prefix { $0.id != card.id }
    let told = Self.isTold(in: Array(earlier))
    let roles = card.roles.filter { !told($0) }
    return roles.map { role($0, of: card) }
      + repeated(by: card, after: earlier)
  }

  /// Whether one of some cards has a role of the same name and duty.
  private static func isTold(in cards: [Card]) -> (Role) -> Bool {
    let roles = cards.flatMap(\.roles)
    return { role in
      roles.contains { $0.name == role.name && $0.duty == role.duty }
    }
  }

  /// A line for each earlier pattern from which a pattern
  /// takes roles as they are.
  private func repeated(
    by card: Card,
    after earlier: ArraySlice<Card>
  ) -> [HTML] {
    var left = card.roles
    return earlier.compactMap { other in
      let isTold = Self.isTold(in: [other])
      let names = left.filter(isTold).map { role in
        HTML.b { role.name }
      }
      left.removeAll(where: isTold)
      if names.isEmpty { return nil }
      return HTML.li.closed {
        names.joined(by: .text(", "))
        ": as in \(other.shortName)"
      }
    }
  }

  private func role(_ role: Role, of card: Card) -> HTML {
    HTML.li.closed {
      HTML.b { role.name }
      for surrounding in surroundings(of: role, of: card) {
        " "
        HTML.b(.class("around")) { String(surrounding.rawValue.prefix(1)) }
      }
      " "
      HTML.prose(role.duty)
    }
  }

  /// What a role may use outside the pattern; wiring may use everything.
  private func surroundings(of role: Role, of card: Card) -> [Surrounding] {
    if role.part == .wiring { return [] }
    return Surrounding.allCases.filter { surrounding in
      card.arrows.contains { arrow in
        arrow.from == role.name && arrow.to == surrounding.rawValue
      }
    }
  }

  // MARK: All patterns

  /// A row for each pattern, with its roles by the part that they play.
  private var table: HTML {
    HTML.table {
      HTML.thead {
        HTML.tr {
          HTML.td.closed()
          for part in Part.allCases {
            HTML.th.closed(.scope("col")) { part.rawValue }
          }
        }
      }
      HTML.tbody { HTML.lines(ordered.map(row)) }
    }
  }

  private func row(of card: Card) -> HTML {
    HTML.tr {
      HTML.th.closed(.scope("row")) { card.shortName }
      for part in Part.allCases {
        HTML.td.closed { names(ofRolesIn: part, of: card) }
      }
    }
  }

  /// The names of the roles that play a part; a dash stands for none.
  private func names(ofRolesIn part: Part, of card: Card) -> String {
    let names = card.roles.filter { $0.part == part }.map(\.name)
    if names.isEmpty { return "–" }
    return names.joined(separator: ", ")
  }
}
