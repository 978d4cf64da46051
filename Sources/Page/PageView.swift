/// A view of the catalogue's page, of which one is shown at a time.
///
/// The raw value is the view's name in the address, as in
/// `#code?patterns=mvp,viper`.
enum PageView: String, CaseIterable {
  case start
  case code
  case tests
  case play
  case changes
  case pattern
  case figures
  case choose
  case words
  case literature
  case find

  /// The text of the link to the view.
  var title: String {
    switch self {
    case .start: "Start"
    case .code: "Code"
    case .tests: "Tests"
    case .play: "Play"
    case .changes: "Changes"
    case .pattern: "A pattern"
    case .figures: "Figures"
    case .choose: "Which one?"
    case .words: "Words"
    case .literature: "Literature"
    case .find: "Find"
    }
  }

  /// The rules by which only the view of the root element's `data-view` is
  /// shown.
  static var style: String {
    let shown = allCases.map { view in
      ":root[data-view=\(view)] main > [data-view=\(view)]"
    }
    return """
      main > [data-view] { display: none }
      \(shown.joined(separator: ",\n")) { display: block }
      """
  }
}
