import CodeGraph
import Examples
import Measures
import Verdicts

extension Composer {
  /// A diagram of the roles and the arrows found between them, on a page only.
  func diagram(of pattern: PatternFindings, in example: Example) -> [Block] {
    guard detail.isPage, let code = pattern.code?.code[example] else {
      return []
    }
    return [
      .heading(3, ["References between roles in \(example.name)"]),
      .diagram(RoleDiagram(of: code)),
    ]
  }

  /// What the diagrams show, on a page only.
  @ListBuilder<Block>
  var legend: [Block] {
    if detail.isPage, hasCode { Block.sentence(Self.legendOfDiagrams) }
  }

  private static let legendOfDiagrams = """
    The diagrams show the references between roles: a solid arrow leads to \
    concrete types, a dotted one to protocols, and its number counts pairs of \
    types. A round node belongs to no role.
    """

  /// The address of the arrow between two roles; nil if there
  /// is none to lead to.
  package typealias ArrowAddress = (_ from: String, _ to: String) -> String?

  /// The role matrix with the roles' couplings; its cells lead to the address
  /// of their arrow, if there is one.
  package func matrix(
    of code: PatternCode,
    address: @escaping ArrowAddress = { _, _ in nil }
  ) -> [Block] {
    let matrix = RoleMatrix(code: code, detail: detail, address: address)
    return [
      .heading(3, ["Role matrix"], note: [Self.legendOfMatrix]),
      .table(matrix.table),
    ]
  }

  private static let legendOfMatrix = Span(
    "row names column, pairs of types; within a role in brackets",
    .faint
  )

  // MARK: With places

  /// Every arrow with its links and the first place of each.
  package func arrows(of code: PatternCode) -> [Block] {
    [.heading(3, ["Arrows"])] + code.roleArrows.map(evidence)
  }

  private func evidence(of arrow: PatternCode.RoleArrow) -> Block {
    let links = (arrow.concrete + arrow.protocol).map { link in
      evidence(of: link, isWrong: arrow.offending.contains(link))
    }
    let head = [
      arrow.mark,
      Span("\(arrow.from) → \(arrow.to)"),
      Span(arrow.statusWords, .faint),
    ]
    return .text(head, with: links)
  }

  private func evidence(of link: PatternCode.Link, isWrong: Bool) -> Line {
    let kinds = link.edge.kinds.map(\.rawValue).joined(separator: ", ")
    let sign = Self.sign(isConcrete: !link.isThroughProtocol)
    let ends = "\(link.from.name) \(sign) \(link.to.name)"
    let text: PlacedText = "\(ends): \(kinds) (\(places(of: link)))"
    if isWrong { return Line(mark: "✘ ", text: text, tone: .bad) }
    return Line(mark: "  ", text: text)
  }

  /// The first place of a link and the number of further ones.
  private func places(of link: PatternCode.Link) -> PlacedText {
    guard let first = link.edge.places.first else { return "" }
    let further = link.edge.places.count - 1
    if further == 0 { return "\(first)" }
    return "\(first) and \(counted(further, "more line"))"
  }

  /// The sign of references, of which one to a concrete type
  /// makes all concrete.
  fileprivate static func sign(isConcrete: Bool) -> Character {
    if isConcrete { "→" } else { "⇢" }
  }

  // MARK: In short

  /// The arrows of each role in a row: `View  ⇢ Presenter 6, → Widgets 13`.
  func arrowTable(of code: PatternCode) -> Block {
    let found = code.roleArrows.filter { $0.status != .unused }
    let roles = code.roles.map(\.name).filter { role in
      found.contains { $0.from == role }
    }
    let table = Table(
      of: roles,
      flexible: 1,
      columns: [
        Column { [Span($0, .strong)] },
        Column { role in
          .phrases(found.filter { $0.from == role }.map(\.summary))
        },
      ]
    )
    return .table(table)
  }

  static let legendOfArrows = Span(
    "→ concrete, ⇢ by protocol only; with pairs of types",
    .faint
  )

  /// The arrows between roles in the largest shared example,
  /// pattern by pattern.
  var arrows: [Block] {
    guard let example = findings.largestShared, hasCode else { return [] }
    let measured = findings.patterns.filter { $0.code?.code[example] != nil }
    let table = Table(
      of: measured,
      flexible: 1,
      columns: [
        Column { [Span($0.card.id)] },
        Column { .phrases($0.code?.code[example]?.arrowsWithoutWiring ?? []) },
      ]
    )
    let note = [Self.legendOfArrows, Span("(wiring roles left out)", .faint)]
    return [
      .heading(
        detail.sectionLevel,
        ["Arrows found in \(example.name)"],
        note: note
      ),
      .table(table),
    ]
  }
}

extension PatternCode {
  /// The arrows found from roles other than wiring: `View ⇢ Presenter 5`.
  fileprivate var arrowsWithoutWiring: [String] {
    let wiring = roleModel.roles.filter { $0.part == .wiring }.map(\.name)
    let found = roleArrows.filter { arrow in
      arrow.status != .unused && !wiring.contains(arrow.from)
    }
    return found.map { "\($0.from) \($0.summary)" }
  }
}

extension PatternCode.RoleArrow {
  /// A dash for an arrow that is not found, a cross for one that is forbidden.
  fileprivate var mark: Span {
    switch status {
    case .unused: Span("–", .faint)
    case .allowed, .excused: .mark(true)
    case .forbidden: .mark(false)
    }
  }

  /// The result of comparing code and card, with the number of references.
  fileprivate var statusWords: String {
    if status == .unused { return "allowed, not found" }
    let references = counted(concrete.count, "concrete reference")
    let byProtocol = "\(self.protocol.count) by protocol"
    return "\(status.rawValue): \(references), \(byProtocol)"
  }

  /// An arrow's end with its number: `⇢ Presenter 5`.
  fileprivate var summary: String {
    let sign = Composer.sign(isConcrete: !concrete.isEmpty)
    let end = "\(sign) \(to) \(concrete.count + self.protocol.count)"
    return switch status {
    case .allowed, .unused: end
    case .forbidden: "\(end) ✘ forbidden"
    case .excused: "\(end) (excused)"
    }
  }
}
