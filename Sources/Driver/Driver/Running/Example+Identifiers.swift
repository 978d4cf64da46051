import Examples
import TerminalKit

@MainActor
extension Example {
  /// The accessibility identifiers of all widgets on the example's screens.
  public var identifiers: [String] { widgets.map(\.identifier) }

  /// The identifiers of the fields that show their text.
  var openFields: [String] { widgets.filter { $0.isSecure == false }.map(\.identifier) }

  /// The identifiers of the fields that show dots.
  var secureFields: [String] { widgets.filter { $0.isSecure == true }.map(\.identifier) }

  /// The identifiers of the tables.
  package var tables: [String] { widgets.filter(\.isTable).map(\.identifier) }

  private typealias NamedWidget = (identifier: String, isSecure: Bool?, isTable: Bool)

  /// A cache, because creating the screens takes time.
  private static var cache: [Example: [NamedWidget]] = [:]

  private var widgets: [NamedWidget] {
    if let cached = Self.cache[self] { return cached }
    let widgets = screens.flatMap { $0.view().widgets }.compactMap { widget in
      widget.accessibilityIdentifier.map {
        ($0, (widget as? TextField)?.isSecureTextEntry, widget is TableView)
      }
    }
    Self.cache[self] = widgets
    return widgets
  }
}
