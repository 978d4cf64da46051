import Examples
import TerminalKit

@MainActor
extension Example {
  /// Every name that a widget of the example has on any of its screens.
  public var identifiers: [String] {
    widgets.compactMap(\.accessibilityIdentifier)
  }

  /// The names of the fields whose text is anybody's to see.
  var openFields: [String] { fields(secure: false) }

  /// The names of the fields that show dots.
  var secureFields: [String] { fields(secure: true) }

  private func fields(secure: Bool) -> [String] {
    widgets.compactMap { $0 as? TextField }.filter { $0.isSecureTextEntry == secure }
      .compactMap(\.accessibilityIdentifier)
  }

  private var widgets: [View] {
    let screens: [View] =
      switch self {
      case .greeting: [GreetingScreen()]
      case .login: [LoginScreen(), HomeScreen()]
      }
    return screens.flatMap(\.widgets)
  }
}
