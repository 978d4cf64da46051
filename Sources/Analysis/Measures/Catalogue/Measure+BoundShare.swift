import CodeGraph

extension Measure {
  package static let boundShare = Measure(
    "share of bound view updates", in: .percent,
    """
    Divides the places in `updateProperties()`, which runs of itself when observed state changes, where a \
    view sets a widget, or a property of a view's protocol, by all places where one does; delegates, data sources and \
    the cells that a table asks for apart.
    """,
    .code { code in
      let settings = (code.links(from: .view, to: .surrounding(.widgets)) + code.linksToViewProtocols)
        .filter { !$0.to.isViewController && $0.to.name != "TableViewCell" }
        .flatMap { link in link.edge.references.filter { $0.kind == .writes }.map { (link, $0) } }
      // To set `screen.tableView.delegate` also counts as writing `tableView`.
      var seen = Set(settings.filter { ["delegate", "dataSource"].contains($0.1.toMember) }.map(\.1.place))
      let places = settings.filter { seen.insert($0.1.place).inserted }
      guard !places.isEmpty else { return nil }
      let bound = places.count { $0.1.fromMember == "updateProperties()" }
      return Figure(
        value: 100 * Double(bound) / Double(places.count), evidence: places.map { $0.evidence($1) })
    })
}

extension PatternCode {
  /// The links from views to protocols of views, which stand for the widgets behind them.
  fileprivate var linksToViewProtocols: [Link] {
    links(from: .view, to: .view).filter { $0.to.node.kind == .protocol && !$0.edge.isConformance }
  }
}
