import Catalog
import CodeGraph
import Examples
import Measures
import TerminalKit
import TestSupport
import Testing

@testable import VIPER

/// Tests of the card's caveats about code; a further one is in ``LoginTests``.
struct CaveatTests {
  @Test(arguments: Example.shown(by: VIPERPattern())) func `a protocol is named for its role`(
    example: Example
  ) async throws {
    let code = try await ThisCode.code(of: .viper, in: example)
    let endings = [
      "View": ["ViewInput"], "Interactor": ["InteractorInput"], "Router": ["RouterInput"],
      "Presenter": ["ViewOutput", "InteractorOutput", "ModuleInput"], "Service": ["Service"],
    ]
    for type in code.types.filter(\.isProtocol) {
      #expect(endings[type.role]?.contains { type.name.hasSuffix($0) } == true, "\(type.name)")
    }
  }

  @Test func `the interactor greets the injected person`() throws {
    for name in ["Hopper", "Blaine"] {
      let output = KeptGreeting()
      let interactor = GreetingInteractor(person: try #require(Person(firstName: "Grace", lastName: name)))
      interactor.output = output
      interactor.provideGreeting()
      #expect(output.greeting?.subject == "Grace \(name)")
    }
  }

  @Test func `only Login has routers`() async throws {
    #expect(try await ThisCode.code(of: .viper, in: .greeting).types(of: "Router") == [])
    #expect(try await ThisCode.code(of: .viper, in: .login).types(of: "Router") != [])
  }

  @Test(arguments: Example.shown(by: VIPERPattern()))
  func `entities are plain data and rise no higher than the interactor`(example: Example) async throws {
    let code = try await ThisCode.code(of: .viper, in: example)
    let entities = code.links.map(\.to).filter { $0.role == "Entity" }
    #expect(!entities.isEmpty && entities.allSatisfy { $0.node.kind == .struct })
    #expect(code.methods(of: "Entity") == [])
    #expect(Set(code.roles(naming: "Entity")).isSubset(of: ["Interactor", "Service"]))
  }

  @Test func `services are a role behind the interactor`() async throws {
    let code = try await ThisCode.code(of: .viper, in: .login)
    #expect(code.roles(naming: "Service") == ["Interactor"])
    #expect(try code.references(from: "Interactor", to: "Service", .concrete) == 0)
    #expect(code.roles(naming: "Network") == ["Service"])
    #expect(code.roles(naming: "Storage") == ["Service"])
  }

  @Test func `routers move, assemblies wire`() async throws {
    let code = try await ThisCode.code(of: .viper, in: .login)
    #expect(try code.value(.constructionsOutsideWiring) == 0)
    #expect(code.users(of: "Widgets", named: "NavigationController") == ["HomeRouter", "LoginRouter"])
    #expect(!code.types(of: "Widgets", namedBy: "Assembly").contains("NavigationController"))
  }

  @Test(arguments: Example.shown(by: VIPERPattern())) func `wiring is plain code`(example: Example)
    async throws
  {
    let code = try await ThisCode.code(of: .viper, in: example)
    #expect(try code.value(.lookups) == 0)
    let made = code.links.filter { $0.from.isWiring && $0.edge.kinds.contains(.constructs) }.map(\.to.name)
    let parts = code.types.filter {
      ["View", "Interactor", "Presenter", "Router", "Service"].contains($0.role)
    }
    #expect(Set(made).isSuperset(of: parts.filter { !$0.isProtocol }.map(\.name)))
  }

  @Test func `data enters Home by its input`() async throws {
    let home = HomeFixture(user: LoggedInUser(name: "Ada Lovelace", isRemembered: true))
    home.presenter.viewIsReady()
    #expect(home.view.welcome == "Welcome, Ada Lovelace")

    let code = try await ThisCode.code(of: .viper, in: .login)
    #expect(code.members(of: "HomeModuleInput") == ["configure(for:)"])
    #expect(code.members(of: "LoginModuleInput") == ["restoreSession()"])
  }

  @Test(arguments: Example.shown(by: VIPERPattern())) func `a module's view is one object`(example: Example)
    async throws
  {
    let code = try await ThisCode.code(of: .viper, in: example)
    let screens = example.screens.map(\.name)
    #expect(code.types(of: "View") == screens.flatMap { ["\($0)ViewInput", "\($0)ViewController"] })
  }

  @Test func `nothing is found by a name, and no link is unwrapped`() async throws {
    for example in Example.shown(by: VIPERPattern()) {
      #expect(try await ThisCode.code(of: .viper, in: example).value(.lookups) == 0)
    }
    // References that the assembly sets later are nil before; calls through them do nothing.
    LoginInteractor(authorization: FakeAuthorizationService(), sessions: FakeSessionService()).logIn(
      email: "", password: "")
    LoginPresenter(interactor: FakeLoginInteractor(), router: FakeLoginRouter()).didFail(.timedOut)
    LoginRouter(homeAssembly: HomeAssembly(environment: LoginWorld().environment)).openHome(
      for: LoggedInUser(name: "Ada Lovelace", isRemembered: true))
  }

  @Test(arguments: Outcome.allCases)
  func `a failure rises from service to presenter as it is`(outcome: Outcome) async {
    let (authorization, output) = (FakeAuthorizationService(), FakeLoginInteractorOutput())
    let interactor = LoginInteractor(authorization: authorization, sessions: FakeSessionService())
    interactor.output = output
    interactor.logIn(email: "ada@example.com", password: "lovelace")
    await settle()
    await authorization.replies.end(with: .failure(outcome.failure))
    #expect(output.failures == [outcome.failure])
    #expect(MemoryLayout<LoginFailure>.size == 1)
  }

  @Test func `no entity leaves the interactor, and a router names module inputs and screens`() async throws {
    for example in Example.shown(by: VIPERPattern()) {
      let code = try await ThisCode.code(of: .viper, in: example)
      #expect(code.types(of: "Transport") == [example == .greeting ? "GreetingData" : "LoggedInUser"])
      #expect(code.types(of: "Entity", namedBy: "Transport") == [])
    }
    let code = try await ThisCode.code(of: .viper, in: .login)
    #expect(code.types(of: "Presenter", namedBy: "Router") == ["HomeModuleInput"])
    #expect(code.types(of: "Widgets", namedBy: "Router") == ["NavigationController", "ViewController"])
  }

  @Test func `a router replaces the screen, which releases the module that opened it`() async throws {
    let world = LoginWorld()
    let window = Window()
    VIPERPattern().showLogin(with: world.environment, in: window)
    let navigation = try #require(window.rootViewController as? NavigationController)
    weak let login = navigation.topViewController
    window.logIn()
    await settle()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(navigation.viewControllers.map { $0 is HomeViewController } == [true])
    #expect(login == nil)

    weak let home = navigation.topViewController
    window.tap("logOut")
    #expect(navigation.viewControllers.map { $0 is LoginViewController } == [true])
    #expect(home == nil)

    let code = try await ThisCode.code(of: .viper, in: .login)
    #expect(code.types(.protocol).filter { $0.hasSuffix("ModuleOutput") } == [])
  }

  @Test(arguments: Example.shown(by: VIPERPattern()))
  func `the only state of an interactor is its task`(example: Example) async throws {
    let code = try await ThisCode.code(of: .viper, in: example)
    let stored = code.types.filter { $0.role == "Interactor" }.flatMap(\.node.members).filter(\.isStored)
    let collaborators = ["output", "person", "authorization", "sessions"]
    #expect(Set(stored.map(\.name)).subtracting(collaborators) == (example == .login ? ["loginTask"] : []))
  }

  @Test func `a module has as many classes and protocols as the card says`() async throws {
    let apart = ["Service", "Transport", "Assembly"]
    var counts: [String: [Int]] = [:]
    for (example, modules) in [(Example.greeting, ["Greeting"]), (.login, ["Login", "Home"])] {
      let types = try await ThisCode.code(of: .viper, in: example).types.filter { !apart.contains($0.role) }
      for module in modules {
        let kinds = types.filter { $0.name.hasPrefix(module) }.map(\.node.kind)
        counts[module] = [TypeNode.Kind.class, .protocol].map { kind in kinds.count { $0 == kind } }
      }
      #expect(types.allSatisfy { type in modules.contains { type.name.hasPrefix($0) } })
    }
    #expect(counts == ["Greeting": [3, 4], "Login": [4, 6], "Home": [4, 6]])
  }
}

private final class KeptGreeting: GreetingInteractorOutput {
  var greeting: GreetingData?

  func didProvide(_ greeting: GreetingData) {
    self.greeting = greeting
  }
}
