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

  private var widgets: [NamedWidget] {
    switch self {
    case .greeting: Self.greetingWidgets
    case .login: Self.loginWidgets
    }
  }

  private typealias NamedWidget = (identifier: String, isSecure: Bool?)

  private static let greetingWidgets = named([GreetingScreen()])
  private static let loginWidgets = named([LoginScreen(), HomeScreen()])

  private static func named(_ screens: [View]) -> [NamedWidget] {
    screens.flatMap(\.widgets).compactMap { widget in
      widget.accessibilityIdentifier.map { ($0, (widget as? TextField)?.isSecureTextEntry) }
    }
  }
}
