extension SequencePage {
  /// The style of the section; it also picks the scenario.
  var style: String {
    let picks = scenarios.enumerated().flatMap { place, entry in
      entry.names.indices.map { number in
        """
        body:has(#pick-scenario\(place)-\(number):checked) .ex\(place).sequence:not(.scenario\(place)-\(number),:target,:has(:target)){display:none}
        """
      }
    }
    return ([Self.base] + picks).joined(separator: "\n")
  }

  private static let base = """
    .sequence{min-width:0;margin-bottom:2rem}
    .defs{position:absolute;width:0;height:0}.defs path{fill:var(--link)}
    .chart{overflow:auto;max-height:70vh;background:var(--panel);border:1px solid var(--line);margin:.5rem 0}
    .chart svg{display:block;font-size:1rem}.chart .heads{position:sticky;top:0;background:var(--panel)}
    .chart text{fill:var(--fg);font:15px system-ui,sans-serif;text-anchor:middle;paint-order:stroke;stroke:var(--panel);stroke-width:4px}
    .chart .heads text{font-weight:700}.chart .step{text-anchor:start;font-weight:700;stroke:none}
    .chart rect{fill:var(--bg)}.chart .life{stroke:var(--line);stroke-dasharray:4 4}
    .chart g path{stroke:var(--link);stroke-width:2;marker-end:url(#head)}
    .chart .now path{stroke-width:4}.chart .now text{font-weight:700;text-decoration:underline}
    .steps .now{background:var(--mark);outline:2px solid var(--link)}
    .steps,.steps ol{padding-left:2.2rem}.steps li{overflow-wrap:anywhere}.steps summary{font-weight:700}
    .source:empty{display:none}.source{border:1px solid var(--line);margin:.3rem 0}
    @media print{.chart{max-height:none}}
    """
}
