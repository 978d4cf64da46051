import Examples
import TerminalKit

/// The Home screen's view: copies the state into its widgets, and sends an action for each event.
final class HomeViewController: ViewController {
  let screen = HomeScreen()
  private let store: ScopedStore<HomeContents, HomeAction.View>

  init(store: ScopedStore<HomeContents, HomeAction.View>) {
    self.store = store
    super.init()
    title = HomeScreen.title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.logOutButton.addTarget(self, action: HomeViewController.didTapLogOut, for: .touchUpInside)
  }

  override func updateProperties() {
    guard let contents = store.state else { return }
    screen.welcomeLabel.text = contents.welcome
    screen.noticeLabel.text = contents.notice
  }

  private func didTapLogOut() {
    store.send(.logOutTapped)
  }
}
