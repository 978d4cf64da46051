extension SequencePage {
  /// The style of the section; it also picks the scenario.
  var style: String {
    let picks = scenarios.enumerated().flatMap { place, entry in
      entry.names.indices.map { number in
        """
        #sequences>.pick:not(:has(#pick-scenario\(place)-\(number):checked))~.sides .scenario\(place)-\(number):not(:target,:has(:target)){display:none}
        """
      }
    }
    return ([Self.base] + picks).joined(separator: "\n")
  }

  private static let base = """
    .sequence{min-width:0;margin-bottom:2rem}.sequence:target{background:none}
    :root:not(.js) .sides:has(.sequence:target)>.side:not(:has(:target)){display:none}
    .defs{position:absolute;width:0;height:0}.defs path{fill:var(--link)}
    .chart{overflow:auto;max-height:70vh;background:var(--panel);border:1px solid var(--line);margin:.5rem 0}
    .chart svg{display:block}.chart .heads{position:sticky;top:0;background:var(--panel);border-bottom:1px solid var(--line)}
    .chart text{fill:var(--fg);font:15px system-ui,sans-serif;text-anchor:middle;paint-order:stroke;stroke:var(--panel);stroke-width:4px}
    .chart .heads text,.chart .step{font-weight:700}.chart .step{text-anchor:start;stroke:none}
    .chart rect{fill:var(--bg)}.chart .life{stroke:var(--line);stroke-dasharray:4 4}
    .chart g{cursor:pointer}.chart g path{stroke:var(--link);stroke-width:2;marker-end:url(#head)}
    .chart .now path{stroke-width:5}.chart .now text{font-weight:700;text-decoration:underline}
    .steps .now{background:var(--mark);outline:2px solid var(--link)}
    .steps,.steps ol{padding-left:2.2rem}.steps li{overflow-wrap:anywhere}
    .parties{list-style:none;padding:0;color:var(--soft)}.parties li{display:inline}.parties li+li::before{content:" · "}.source:empty{display:none}.source{border:1px solid var(--line);margin:.3rem 0;padding:.2rem 0}
    @media print{.chart{max-height:none;overflow:visible}}
    """
}
