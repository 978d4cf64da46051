extension Measure {
  /// The kit's methods that show or close a screen.
  private static let stepMethods: Set<String> = [
    "present(_:)", "dismiss(completion:)", "pushViewController(_:)", "popViewController()",
    "popToRootViewController()", "popToViewController(_:)", "setViewControllers(_:)",
  ]

  package static func screenSteps(by selection: TypeSelection) -> Measure {
    Measure(
      "steps to another screen taken by \(selection.label)", selections: [selection],
      """
      Counts the methods of the kit that show or close a screen, such as `present(_:)`, that \(selection.words) \
      calls, each of them once.
      """,
      .code { code in
        let uses = code.memberUses(by: selection, of: .surrounding(.widgets))
        let steps = uses.filter { $0.link.to.isViewController && stepMethods.contains($0.member) }
        return Figure(memberUses: steps)
      })
  }
}
