import Examples
import TerminalKit

/// The custom view: owns the widgets and knows nobody; the view controller knows it by its protocol.
final class DefaultHomeView: View, HomeView {
  private let screen = HomeScreen()

  init() {
    super.init()
    addSubview(screen)
  }

  var view: View { self }
  var welcomeLabel: Label { screen.welcomeLabel }
  var noticeLabel: Label { screen.noticeLabel }
  var logOutButton: Button { screen.logOutButton }
}
