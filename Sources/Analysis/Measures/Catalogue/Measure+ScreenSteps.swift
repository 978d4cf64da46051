extension Measure {
  /// The steps that count.
  public enum Steps: String, Sendable, Hashable, CaseIterable {
    /// All of them.
    case all
    /// All but those that show an alert, which is no screen of the example.
    case alertsApart
  }

  /// The kit's methods that show or close a screen.
  private static let stepMethods: Set<String> = [
    "present(_:)", "dismiss(completion:)", "pushViewController(_:)", "popViewController()",
    "popToRootViewController()", "popToViewController(_:)", "setViewControllers(_:)",
  ]

  package static func screenSteps(by selection: TypeSelection, _ steps: Steps = .all) -> Measure {
    Measure(
      "steps to another screen taken by \(selection.label)\(steps.suffix)", selections: [selection],
      arguments: [.word(steps.rawValue)],
      """
      Counts the methods of the kit that show or close a screen, such as `present(_:)`, that \(selection.words) \
      calls, each of them once\(steps.exception).
      """,
      .code { code in
        let uses = code.memberUses(by: selection, of: .surrounding(.widgets))
        let counted = uses.filter { $0.link.to.isViewController && stepMethods.contains($0.member) }
        switch steps {
        case .all: return Figure(memberUses: counted)
        case .alertsApart: return Figure(memberUses: counted.filter { !code.onlyShowsAlerts($0) })
        }
      })
  }
}

extension Measure.Steps {
  fileprivate var suffix: String {
    switch self {
    case .all: ""
    case .alertsApart: ", alerts apart"
    }
  }

  fileprivate var exception: String {
    switch self {
    case .all: ""
    case .alertsApart: "; a call in a line that makes an alert shows that, and counts for nothing"
    }
  }
}

extension PatternCode {
  /// Whether each call of a step stands in a line in which its type names an alert, or asks for one.
  fileprivate func onlyShowsAlerts(_ use: MemberUse) -> Bool {
    let makers = links.filter { $0.from == use.link.from }.flatMap { link in
      link.edge.references.filter { reference in link.to.givesAlert(by: reference.toMember) }
    }
    let places = Set(makers.map(\.place.line))
    return use.references.allSatisfy { places.contains($0.place.line) }
  }
}

extension PatternCode.ClassifiedType {
  /// Whether it is the kit's alert, or a member of it returns one.
  fileprivate func givesAlert(by member: String?) -> Bool {
    if name == "AlertController" { return true }
    return node.members.contains { $0.name == member && $0.type.contains("AlertController") }
  }
}
