/// The amount of detail in a report.
public enum Detail: Sendable, Equatable {
  /// A terminal's screen of some columns: the result, without the evidence.
  case screen(columns: Int)
  /// Everything, for a terminal: `--all`.
  case all
  /// A page that is kept.
  case page

  var isPage: Bool { self == .page }
  var isScreen: Bool { if case .screen = self { true } else { false } }
}
