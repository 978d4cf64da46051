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

  /// The level of the heading of a section: below the title of a page, and
  /// without a rule in a terminal.
  var sectionLevel: Int {
    switch self {
    case .page: 2
    case .screen, .all: 3
    }
  }

  /// The title of a page; a terminal shows the typed command instead.
  func title(_ text: String) -> [Block] {
    switch self {
    case .page: [.heading(1, [Span(text)])]
    case .screen, .all: []
    }
  }

  /// The level of a heading that has a level on a page: one higher in a
  /// terminal, where no title stands above it.
  func level(onPage level: Int) -> Int {
    switch self {
    case .page: level
    case .screen, .all: level - 1
    }
  }
}
