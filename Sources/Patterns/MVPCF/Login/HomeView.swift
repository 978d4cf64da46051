import Examples
import TerminalKit

/// The Home screen's widgets as its view controller knows them.
protocol HomeView: ViewContainer {
  var welcomeLabel: Label { get }
  var noticeLabel: Label { get }
  var logOutButton: Button { get }
}

extension HomeScreen: HomeView {}
