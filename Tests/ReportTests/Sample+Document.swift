@testable import Report

extension Sample {
  /// A document of each element once.
  static let document: Document = {
    var table = Table(
      columns: [
        .init(), .init(head: ["Number"], alignment: .right), .init(head: ["Sign"], alignment: .center),
      ],
      flexible: 0)
    table.add([[Span("Group", .strong)]])
    table.add(
      [["a `part` that is longer than its column can be in so few columns"], ["1,234"], [.mark(true)]],
      level: 1)
    table.add([["a part of it"], ["–"], [.mark(false), "failed"]], level: 2)
    return Document(
      origin: "Made by hand.",
      [
        [.heading(1, ["Title"])], [],
        [
          .heading(2, ["Section"]), .paragraph(["Prose with `code`, <tags> and", Span("weight", .strong)]),
          .heading(3, ["Table"], note: ["a note on it"]), .table(table),
        ],
        [
          .heading(3, [.mark(false), "Lists"]), .list([["one"], [Span("two", .faint)]]),
          .numbered([["first"]]),
          .definitions([Definition("term", "meaning")]),
          .nested([.paragraph(.phrases(["A", "B c"], isCode: true))]),
          .lines([Line(mark: "✘ ", text: "wrong  here", tone: .bad, more: ["remedy"])]),
        ],
        [
          .code(["  same", "- old", "+ new"], language: "diff"), .code(["│ a frame │"], language: "text"),
          .diagram(["flowchart LR"]),
        ],
      ])
  }()
}
