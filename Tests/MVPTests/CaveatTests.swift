import Examples
import TestSupport
import Testing

@testable import MVP

/// What the card's caveats say of the code.
struct CaveatTests {
  @Test func `a late answer finds no view and does no harm`() async throws {
    let world = LoginWorld()
    let presenter = LoginPresenter(
      model: LoginModel(
        client: LoginClient(environment: world.environment), store: SessionStore(store: world.sessionFile)))
    var view: FakeLoginView? = FakeLoginView()
    weak let released = view
    presenter.attach(try #require(view))
    presenter.logIn(email: "ada@example.com", password: "lovelace")
    await settle()
    view = nil
    #expect(released == nil)
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(world.stored() == Session.adaAsText)
  }

  @Test func `a view takes its presenter in its initialiser`() async throws {
    for (example, views) in [(Example.greeting, ["Greeting"]), (.login, ["Login", "Home"])] {
      let code = try await ThisCode.code(of: .mvp, in: example)
      for view in views {
        #expect(code.members(of: "\(view)ViewController", .initializer) == ["init(presenter:)"])
      }
      #expect(code.optionals(of: "View") == [])
    }
  }

  @Test func `a presenter's protocol has attach and events, and no initialiser`() async throws {
    let greeting = try await ThisCode.code(of: .mvp, in: .greeting)
    #expect(greeting.members(of: "GreetingPresenting") == ["attach(_:)", "showGreeting()"])
    let login = try await ThisCode.code(of: .mvp, in: .login)
    #expect(login.members(of: "LoginPresenting") == ["attach(_:)", "logIn(email:password:)", "cancel()"])
    #expect(login.members(of: "HomePresenting") == ["attach(_:)", "logOut()"])
  }

  @Test func `network and storage are the model's`() async throws {
    let code = try await ThisCode.code(of: .mvp, in: .login)
    #expect(code.roles(naming: "Network") == ["Model"])
    #expect(code.roles(naming: "Storage") == ["Model"])
  }

  @Test(arguments: Example.shown(by: MVPPattern())) func `nothing is found by a name`(example: Example)
    async throws
  {
    #expect(try await ThisCode.code(of: .mvp, in: example).value(.lookups) == 0)
  }

  @Test func `the model is known by its type, the transport by its protocol`() async throws {
    let code = try await ThisCode.code(of: .mvp, in: .login)
    #expect(code.types(of: "Model", namedBy: "Presenter").contains("LoginModel"))
    #expect(try code.references(from: "Presenter", to: "Model", .protocol) == 0)
    #expect(code.seams(of: "Model") == ["LoginClient takes HTTPTransport", "SessionStore takes DataStore"])
  }

  @Test func `the presenter needs no widget, but in Login network and disk`() async throws {
    let greeting = try await ThisCode.code(of: .mvp, in: .greeting)
    let login = try await ThisCode.code(of: .mvp, in: .login)
    #expect(try [greeting, login].map { try $0.value(.widgetFreeShare) } == [100, 100])
    #expect(
      try [greeting, login].map { try $0.value(.typesReaching([.network, .storage])) > 0 } == [false, true])
    #expect(try login.references(from: "Presenter", to: "Model", .concrete) > 0)
  }

  @Test func `a presenter has attach beside its view`() async throws {
    let code = try await ThisCode.code(of: .mvp, in: .login)
    for presenter in ["LoginPresenter", "HomePresenter"] {
      #expect(Set(code.members(of: presenter)).isSuperset(of: ["view", "attach(_:)"]))
    }
  }
}
