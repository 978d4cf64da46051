import Examples
import TerminalKit
import TestSupport
import Testing

@testable import Holder

/// What the card's caveats say of the code and the other files do not show.
struct CaveatTests {
  @Test func `reflection finds neither computed nor inherited properties, providing by name both`() {
    let component = Heir(parent: nil)
    #expect(Mirror(reflecting: component).children.compactMap(\.label) == ["stored"])
    let (stored, computed, inherited): (Int, Int, Int) = (
      component[dynamicMember: "stored"], component[dynamicMember: "computed"],
      component[dynamicMember: "inherited"]
    )
    #expect([stored, computed, inherited] == [1, 2, 3])
  }

  @Test func `the window's root view controller keeps the tree alive, and nothing outlives it`() {
    let world = LoginWorld()
    var component: LoginRootComponent? = LoginRootComponent(environment: world.environment)
    weak let releasedComponent = component
    var root = component.map { LoginRootBuilder().build(component: $0) }
    weak let releasedRoot = root
    var login: LoginModule? = root?.login
    weak let releasedModule = login
    weak let releasedRouter = login?.router
    let window = Window()
    window.rootViewController = root?.router?.rootView()
    weak let releasedView = window.visibleViewController
    (component, root, login) = (nil, nil, nil)
    #expect(releasedComponent != nil)
    #expect(releasedRoot != nil)
    #expect(releasedModule != nil)
    #expect(releasedRouter != nil)
    #expect(releasedView is LoginViewController)

    window.close()
    #expect(releasedComponent == nil)
    #expect(releasedRoot == nil)
    #expect(releasedModule == nil)
    #expect(releasedRouter == nil)
    #expect(releasedView == nil)
  }

  @Test func `each module's component keeps those above it alive, and nothing keeps it but its module`() {
    let world = LoginWorld()
    let holder = ModuleHolder()
    let context = LoginModuleHolderContext(storedUser: nil)
    let login = { LoginRootComponent(environment: world.environment) as Component }
    let builds: [(root: () -> Component, build: (Component) -> any Module)] = [
      ({ GreetingRootComponent(person: .davidBlaine) }, { GreetingBuilder().build(parent: $0) }),
      (login, { LoginBuilder().build(parent: $0, holder: holder) }),
      (login, { HomeBuilder().build(parent: $0, holder: holder, context: context) }),
    ]
    for (makeRoot, build) in builds {
      var root: Component? = makeRoot()
      weak let released = root
      var module = root.map(build)
      root = nil
      #expect(module != nil)
      #expect(released != nil)
      module = nil
      #expect(released == nil)
    }
  }

  @Test func `nothing of a user stays in the modules, which outlive their screens`() async throws {
    let world = LoginWorld()
    let root = LoginRootBuilder().build(component: LoginRootComponent(environment: world.environment))
    let window = Window()
    window.rootViewController = root.router?.rootView()
    let login = try #require(root.login as LoginModule?)
    let home = try #require(root.home as HomeModule?)
    (login.email, login.password) = ("ada@example.com", "lovelace")
    login.logIn()
    await settle()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(home.welcome == "Welcome, Ada Lovelace")
    #expect([login.password, login.status] == ["", ""])

    home.logOut()
    #expect([login.email, home.welcome, home.notice] == ["", "", ""])
  }

  @Test func `a builder takes only what its module can use`() async throws {
    let greeting = try await ThisCode.code(of: .holder, in: .greeting)
    #expect(greeting.types(of: "Context") == [])
    #expect(greeting.members(of: "GreetingBuilder", .method) == ["build(parent:)"])

    let login = try await ThisCode.code(of: .holder, in: .login)
    #expect(login.members(of: "LoginModuleHolderContext", .property) == ["storedUser"])
    #expect(login.members(of: "LoginBuilder", .method) == ["build(parent:holder:)"])
    #expect(login.members(of: "HomeBuilder", .method) == ["build(parent:holder:context:)"])
  }

  @Test func `a module needs no Component, only what its protocol names`() async throws {
    let module = GreetingModule(component: PlainComponent(person: .davidBlaine))
    module.showGreeting()
    #expect(module.greeting == "Hello David Blaine")

    for example in Example.shown(by: HolderPattern()) {
      let code = try await ThisCode.code(of: .holder, in: example)
      #expect(code.types(of: "Component", namedBy: "Module").allSatisfy { $0.hasSuffix("ModuleComponent") })
      let names = code.links.filter { $0.from.name.hasSuffix("ModuleComponent") }.map(\.to.name)
      #expect(!names.isEmpty && !names.contains("Component"))
    }
  }

  @Test(arguments: Example.shown(by: HolderPattern()))
  func `a view component is a structure without behaviour`(example: Example) async throws {
    let types = try await ThisCode.code(of: .holder, in: example).types.filter { $0.role == "ViewComponent" }
    #expect(!types.isEmpty && types.allSatisfy { $0.node.kind == .struct })
    #expect(types.flatMap(\.node.members).allSatisfy { $0.kind == .property && $0.isStored })
  }

  @Test(arguments: Example.shown(by: HolderPattern())) func `views bind by observation`(example: Example)
    async throws
  {
    #expect(try await ThisCode.code(of: .holder, in: example).value(.boundShare) == 100)
  }

  @Test func `services come from the root component alone`() async throws {
    let code = try await ThisCode.code(of: .holder, in: .login)
    let concrete = code.links.filter { $0.to.role == "Service" && !$0.isThroughProtocol }
    #expect(Set(concrete.map(\.from.name)) == ["LoginRootComponent"])
    #expect(Set(concrete.map(\.to.name)) == ["HTTPAuthorizationService", "SessionFileService"])

    let root = LoginRootComponent(environment: LoginWorld().environment)
    let (authorization, sessions): (any AuthorizationService, any SessionService) = (
      root.authorization, root.sessions
    )
    #expect(authorization is HTTPAuthorizationService)
    #expect(sessions is SessionFileService)
  }

  @Test(arguments: Example.shown(by: HolderPattern()))
  func `Common holds what both examples need`(example: Example) async throws {
    let code = try await ThisCode.code(of: .holder, in: example)
    let common = code.types.filter { $0.node.place?.file.contains("/Holder/Common/") == true }.map(\.name)
    #expect(!common.isEmpty)
    var needed = Set(code.types.map(\.name)).subtracting(common)
    while case let more = Set(
      code.links.filter { needed.contains($0.from.name) && $0.to.isOwn }.map(\.to.name)),
      !more.isSubset(of: needed)
    {
      needed.formUnion(more)
    }
    #expect(Set(common).subtracting(needed).filter { !$0.contains(".") } == [])
  }

  @Test(arguments: [false, true])
  func `the root's router sees only whose screen comes first`(isStored: Bool) async throws {
    let code = try await ThisCode.code(of: .holder, in: .login)
    #expect(code.members(of: "RootSupporting") == ["first"])

    let world = LoginWorld()
    if isStored { try world.store(Session.adaAsText) }
    let root = LoginRootBuilder().build(component: LoginRootComponent(environment: world.environment))
    let first = (root.router?.rootView() as? NavigationController)?.topViewController
    #expect(isStored ? first is HomeViewController : first is LoginViewController)
  }

  @Test func `holders are asked by modules and routers`() async throws {
    let code = try await ThisCode.code(of: .holder, in: .login)
    let asked = code.links.filter { $0.to.name == "ModuleHolder" && !$0.from.isWiring }
      .filter { $0.edge.references.contains { $0.toMember != nil } }
    #expect(
      Set(asked.map(\.from.name)).isSuperset(of: [
        "LoginModule", "HomeModule", "LoginRouter", "HomeRouter", "RootRouter",
      ]))
    let holders = code.types.filter { $0.role == "ModuleHolder" }
    #expect(holders.allSatisfy { $0.part == .navigation })
    #expect(try code.value(.lines) == code.types.filter { !$0.isWiring }.map(\.lines).reduce(0, +))
  }

  @Test func `holders and keys are named by their types`() async throws {
    let code = try await ThisCode.code(of: .holder, in: .login)
    #expect(code.types(of: "ModuleHolder", namedBy: "Module") == ["LoginSupportedModule", "ModuleHolder"])
    #expect(try code.references(from: "Module", to: "ModuleHolder", .protocol) == 0)
  }

  @Test(arguments: Example.shown(by: HolderPattern()))
  func `what all patterns share is not counted`(example: Example) async throws {
    let code = try await ThisCode.code(of: .holder, in: example)
    #expect(code.types(of: "Model") == [])
    let shared = code.links.map(\.to).filter { $0.role == "Model" }
    #expect(!shared.isEmpty && shared.allSatisfy { $0.node.module == "Examples" && !$0.isOwn })
  }

  @Test(arguments: Example.shown(by: HolderPattern()))
  func `each example has one holder, and nobody is above it`(example: Example) async throws {
    let code = try await ThisCode.code(of: .holder, in: example)
    let made = code.links.filter { $0.to.role == "ModuleHolder" && $0.edge.kinds.contains(.constructs) }
    #expect(made.map(\.to.name) == ["\(code.example)ModuleHolder"])

    let component = LoginRootComponent(environment: LoginWorld().environment)
    #expect(LoginRootBuilder().build(component: component).holder == nil)
    #expect(GreetingRootBuilder().build(component: GreetingRootComponent(person: .davidBlaine)).holder == nil)
  }

  @Test func `the module asks its router, and the view knows none`() async throws {
    let code = try await ThisCode.code(of: .holder, in: .login)
    #expect(
      code.namings(from: "Module", to: "Router", .calls) == [
        "HomeModule.logOut() calls HomeRouting.showLogin()",
        "LoginModule.didLogIn(_:) calls LoginRouting.showHome()",
      ])
    #expect(code.types(of: "Router", namedBy: "View") == [])
  }
}

private struct PlainComponent: GreetingModuleComponent {
  let person: Person
}

private class Ancestor: Component {
  let inherited = 3

  override init(parent: Component?) {
    super.init(parent: parent)
    provide("inherited") { ($0 as? Ancestor)?.inherited ?? 0 }
  }
}

private final class Heir: Ancestor {
  let stored = 1
  var computed: Int { 2 * stored }

  override init(parent: Component?) {
    super.init(parent: parent)
    provide("stored") { ($0 as? Heir)?.stored ?? 0 }
    provide("computed") { ($0 as? Heir)?.computed ?? 0 }
  }
}
