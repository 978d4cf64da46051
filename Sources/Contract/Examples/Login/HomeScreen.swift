import TerminalKit

/// The widgets of the Home screen and their layout, as a storyboard would hold them.
public final class HomeScreen: View {
  /// The screen's title.
  public nonisolated static let title = "Home"

  /// The label that welcomes the user.
  public let welcomeLabel = Label(identifier: "welcome")

  /// The label for a warning; empty if there is none.
  public let noticeLabel = Label(identifier: "notice")

  /// The button that ends the session.
  public let logOutButton = Button(title: "Log out", identifier: "logOut")

  /// Creates the screen.
  public init() {
    super.init()
    addSubview(welcomeLabel)
    addSubview(noticeLabel)
    addSubview(logOutButton)
  }
}
