import TerminalKit

/// The widgets that the Home screen offers its view controller.
protocol HomeView: ViewContainer {
  var welcomeLabel: Label { get }
  var noticeLabel: Label { get }
  var logOutButton: Button { get }
}
