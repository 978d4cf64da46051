import Examples

@MainActor
extension Example {
  /// The example that most of the steps refer to, and the last of several.
  public static func named(in steps: [Step]) -> Example {
    func count(_ example: Example) -> Int { steps.count { $0.names(example) } }
    return all.reversed().max { count($0) < count($1) } ?? all[0]
  }
}

@MainActor
extension Step {
  /// Whether the step refers to something that the example has.
  fileprivate func names(_ example: Example) -> Bool {
    switch self {
    case .type(_, let widget), .clear(let widget), .tap(let widget), .doubleTap(let widget),
      .select(_, let widget), .see(.row(_, _, let widget)), .see(.rowCount(_, let widget)),
      .see(.selectedRow(_, let widget)),
      .see(.text(_, let widget)), .see(.placeholder(_, let widget)), .see(.enabled(_, let widget)),
      .see(.running(_, let widget)):
      example.identifiers.contains(widget)
    case .see(.title(let title)): example.screens.contains { $0.title == title }
    case .settings(let word, _): example.settings?.step == word
    case .back, .server(.hasNotes): !example.tables.isEmpty
    case .server, .see(.request), .see(.header), .see(.requests): example.usesNetwork
    case .sessionFile, .storage, .see(.session): !example.files.isEmpty
    default: false
    }
  }
}
