import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVVMC

/// The coordinator with the screens that it makes; the transport and the store are replaced.
struct LoginCoordinatorTests {
  private let world = LoginWorld()
  private let navigation = NavigationController()
  private let window: Window
  private let coordinator: LoginCoordinator

  init() {
    window = Window(rootViewController: navigation)
    let model = LoginModel(
      client: LoginClient(environment: world.environment), store: SessionStore(store: world.store))
    coordinator = LoginCoordinator(navigationController: navigation, model: model)
  }

  @Test func `it starts with Log in`() {
    coordinator.start()
    #expect(navigation.topViewController is LoginViewController)
    #expect(window.text(of: "email") == "")
  }

  @Test func `it starts with Home for a stored session`() {
    world.store.text = Session.adaAsText
    coordinator.start()
    window.layoutIfNeeded()
    #expect(window.text(of: "welcome") == "Welcome, Ada Lovelace")
    #expect(window.text(of: "notice") == "")
  }

  @Test(arguments: [true, false]) func `Home takes the place of Log in`(isRemembered: Bool) {
    coordinator.start()
    weak let login = navigation.topViewController
    coordinator.didLogIn(Session.ada.user, isRemembered: isRemembered)
    #expect(login == nil)
    #expect(navigation.viewControllers.count == 1)
    window.layoutIfNeeded()
    #expect(window.text(of: "welcome") == "Welcome, Ada Lovelace")
    #expect(window.text(of: "notice")?.isEmpty == isRemembered)
  }

  @Test func `an empty Log in takes the place of Home`() {
    coordinator.didLogIn(Session.ada.user, isRemembered: true)
    weak let home = navigation.topViewController
    coordinator.didLogOut()
    #expect(home == nil)
    #expect(navigation.viewControllers.count == 1)
    #expect(window.text(of: "email") == "")
  }

  @Test func `the screens report to it`() async {
    coordinator.start()
    window.logIn()
    await settle()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(navigation.topViewController is HomeViewController)
    window.layoutIfNeeded()
    window.tap("logOut")
    #expect(navigation.topViewController is LoginViewController)
  }

  @Test func `it does not keep the container controller`() {
    var navigation: NavigationController? = NavigationController()
    weak let released = navigation
    let model = LoginModel(
      client: LoginClient(environment: world.environment), store: SessionStore(store: world.store))
    let coordinator = navigation.map { LoginCoordinator(navigationController: $0, model: model) }
    coordinator?.start()
    navigation = nil
    #expect(released == nil)
    coordinator?.didLogIn(Session.ada.user, isRemembered: true)
  }
}
