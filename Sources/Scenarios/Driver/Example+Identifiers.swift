import Examples
import TerminalKit

@MainActor
extension Example {
  /// Every name that a widget of the example has on any of its screens.
  public var identifiers: [String] { widgets.map(\.identifier) }

  /// The names of the fields whose text is anybody's to see.
  var openFields: [String] { widgets.filter { $0.isSecure == false }.map(\.identifier) }

  /// The names of the fields that show dots.
  var secureFields: [String] { widgets.filter { $0.isSecure == true }.map(\.identifier) }

  private typealias NamedWidget = (identifier: String, isSecure: Bool?)

  /// The widgets of the examples so far asked for, as it takes time to make the screens.
  private static var known: [Example: [NamedWidget]] = [:]

  private var widgets: [NamedWidget] {
    if let known = Self.known[self] { return known }
    let widgets = screens.flatMap { $0.view().widgets }.compactMap { widget in
      widget.accessibilityIdentifier.map { ($0, (widget as? TextField)?.isSecureTextEntry) }
    }
    Self.known[self] = widgets
    return widgets
  }
}
