import Examples
import Foundation
import Observation
import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// What the card's caveats say of the code, shown one by one.
struct CaveatTests {
  private let world = LoginWorld()
  private let window = Window()

  private var shared: LoginSharedContainer { LoginSharedContainer(environment: world.environment) }

  private func logIn() async {
    window.logIn()
    await settle()
  }

  @Test func `Greeting has no routes of its own`() {
    let module = DefaultGreetingFactory(person: .davidBlaine).make()
    #expect(module is GreetingViewController)
    #expect(module.viewController === module)
  }

  @Test func `routes may be left unset, and finish once`() {
    let presenter = FakeLoginPresenter()
    let screen = LoginViewController(view: DefaultLoginView(), presenter: presenter)
    presenter.loggedIn = ("Ada Lovelace", true)
    screen.updatePropertiesIfNeeded()

    var ends = 0
    screen.finished = { _, _ in ends += 1 }
    for status in ["once", "twice"] {
      presenter.status = status
      screen.updatePropertiesIfNeeded()
    }
    #expect(ends == 1)
  }

  @Test(arguments: [(true, ""), (false, "You are logged in, but this device could not remember you.")])
  func `what Home needs to know comes in by its factory`(isRemembered: Bool, notice: String) {
    let home = DefaultHomeFactory(logoutManager: FakeLogoutManager())
      .make(name: "Ada Lovelace", isRemembered: isRemembered)
    window.rootViewController = home.viewController
    #expect(window.text(of: "welcome") == "Welcome, Ada Lovelace")
    #expect(window.text(of: "notice") == notice)
  }

  @Test func `outputs are observed without a relay`() async {
    let presenter: any LoginPresenter = DefaultLoginPresenter(
      credentialsManager: FakeCredentialsManager(), loginManager: FakeLoginManager(),
      rememberManager: FakeRememberManager())
    let changes = Changes()
    withObservationTracking {
      _ = presenter.cancelAvailable
    } onChange: {
      MainActor.assumeIsolated { changes.count += 1 }
    }
    presenter.email = "ada@example.com"
    #expect(changes.count == 0)
    presenter.logIn()
    #expect(changes.count == 1)
    #expect(presenter.cancelAvailable)
  }

  @Test func `a container makes a dependency once, and a test can put in a double`() async {
    let container = LoginContainer(shared: shared)
    let (credentials, login, remember) = (
      FakeCredentialsManager(), FakeLoginManager(), FakeRememberManager()
    )
    container.credentialsManager = credentials
    container.loginManager = login
    container.rememberManager = remember
    #expect(container.rememberManager as AnyObject === remember)

    window.rootViewController = container.loginFactory.make().viewController
    await logIn()
    await login.replies.end(with: .success(.ada))
    #expect(credentials.entered == ["ada@example.com", "lovelace"])
    #expect(login.credentials == [Credentials(email: "ada@example.com", password: "lovelace")])
    #expect(remember.session == .ada)
    #expect(world.transport.requests.isEmpty)

    let homeContainer = HomeContainer(shared: shared)
    let logout = FakeLogoutManager()
    homeContainer.logoutManager = logout
    let home = homeContainer.homeFactory.make(name: "Ada Lovelace", isRemembered: true)
    window.rootViewController = home.viewController
    window.tap("logOut")
    #expect(logout.logOuts == 1)
  }

  @Test func `screens keep coordinators alive, and nothing outlives the window`() async {
    let navigationController = NavigationController()
    weak var coordinator: LoginCoordinator?
    do {
      let login = LoginCoordinator(
        navigationController: navigationController, container: LoginContainer(shared: shared))
      login.start()
      coordinator = login
    }
    #expect(coordinator != nil)
    navigationController.setViewControllers([])
    #expect(coordinator == nil)

    MVPCFPattern().showLogin(with: world.environment, in: window)
    weak let screen = window.visibleViewController
    await logIn()
    window.close()
    #expect(screen == nil)
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(world.transport.cancelled == [0])
    #expect(world.stored() == nil)
    #expect(window.rootViewController == nil)
  }

  @Test func `a window that is let go without being closed is not kept by its coordinators`() {
    var window: Window? = Window()
    weak let released = window
    if let window { MVPCFPattern().showLogin(with: world.environment, in: window) }
    #expect(released?.visibleViewController is LoginViewController)
    window = nil
    #expect(released == nil)
  }

  @Test func `each flow has a container controller of its own`() async {
    MVPCFPattern().showLogin(with: world.environment, in: window)
    weak let login = window.rootViewController
    #expect(login is NavigationController)
    await logIn()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    window.layoutIfNeeded()
    #expect(window.visibleViewController is HomeViewController)
    #expect(login == nil)

    weak let home = window.rootViewController
    #expect(home is NavigationController)
    window.tap("logOut")
    #expect(window.visibleViewController is LoginViewController)
    #expect(home == nil)
  }

  @Test(arguments: [nil, "Ada Lovelace"])
  func `the entry decides which flow comes first`(name: String?) throws {
    LoginApplicationCoordinator(window: window, container: shared).start(as: name)
    #expect(window.text(of: "welcome") == name.map { "Welcome, \($0)" })

    if name != nil { try world.store(Session.adaAsText) }
    MVPCFPattern().showLogin(with: world.environment, in: window)
    #expect(window.text(of: "welcome") == name.map { "Welcome, \($0)" })
  }

  @Test func `the flows of Login share a folder`() throws {
    let folder = Program.packageFolder.appending(path: "Sources/Patterns/MVPCF/Login")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files).isSuperset(of: ["LoginCoordinator.swift", "HomeCoordinator.swift"]))
  }

  @Test func `neither example has the source's samples of logic`() async throws {
    #expect(try await ThisCode.code(of: .mvpcf, in: .greeting).types(of: "Logic") == [])
    let logic = try await ThisCode.code(of: .mvpcf, in: .login).types(of: "Logic")
    #expect(!logic.isEmpty)
    #expect(logic.filter { $0.contains("Reachability") || $0.contains("FirstLaunch") } == [])
  }

  @Test(arguments: Example.shown(by: MVPCFPattern()))
  func `what can be shown is all that a module and a view must offer`(example: Example) async throws {
    let code = try await ThisCode.code(of: .mvpcf, in: example)
    #expect(code.members(of: "ModuleRoutes") == ["viewController"])
    #expect(code.members(of: "ViewContainer") == ["view"])
  }

  @Test func `whom routes call is a blind spot`() async throws {
    let code = try await ThisCode.code(of: .mvpcf, in: .login)
    #expect(
      Set(code.closures.map(\.text)).isSuperset(of: [
        "LoginRoutes.finished", "HomeRoutes.loggedOut",
      ]))
    for role in ["Routes", "ViewController"] {
      #expect(code.types(of: "Coordinator", namedBy: role) == [])
    }
  }

  @Test(arguments: Example.shown(by: MVPCFPattern()))
  func `what only wires is not counted, who leads is`(example: Example) async throws {
    let code = try await ThisCode.code(of: .mvpcf, in: example)
    let counted = code.types.filter { !["Factory", "Container"].contains($0.role) }
    #expect(counted.count < code.types.count)
    #expect(Set(counted.map(\.role)).isSuperset(of: ["Coordinator", "Routes"]))
    #expect(try code.value(.types) == counted.count)
    #expect(try code.value(.lines) == counted.map(\.lines).reduce(0, +))
  }

  @Test(arguments: Example.shown(by: MVPCFPattern()))
  func `what all patterns share is not counted`(example: Example) async throws {
    let code = try await ThisCode.code(of: .mvpcf, in: example)
    #expect(code.types(of: "Model") == [])
    let shared = code.links.map(\.to).filter { $0.role == "Model" }
    #expect(!shared.isEmpty && shared.allSatisfy { $0.node.module == "Examples" && !$0.isOwn })
  }
}

private final class Changes {
  var count = 0
}
