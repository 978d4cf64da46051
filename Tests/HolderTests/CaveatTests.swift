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
