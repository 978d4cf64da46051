import Examples
import TerminalKit
import TestSupport
import Testing

@testable import VIPER

/// Shows by running what the card's caveats describe.
struct CaveatTests {
  @Test func `the interactor greets the injected person`() throws {
    for name in ["Hopper", "Blaine"] {
      let output = KeptGreeting()
      let interactor = GreetingInteractor(person: try #require(Person(firstName: "Grace", lastName: name)))
      interactor.output = output
      interactor.provideGreeting()
      #expect(output.greeting?.subject == "Grace \(name)")
    }
  }

  @Test func `a module works with the data that its input was given`() {
    let home = HomeModule(
      environment: LoginWorld().environment, user: LoggedInUser(name: "Ada Lovelace", isRemembered: true))
    home.presenter.viewIsReady()
    #expect(home.view.welcome == "Welcome, Ada Lovelace")

    let interactor = FakeNoteDetailInteractor()
    let note = NoteDetailPresenter(interactor: interactor, router: FakeNoteDetailRouter())
    note.configure(forNoteWithID: "n2", output: FakeNoteDetailModuleOutput())
    note.viewIsReady()
    #expect(interactor.calls == [.obtainNote(id: "n2")])
  }

  @Test func `the banner's screen is a child of two others`() throws {
    let window = Window()
    let world = NotesWorld()
    VIPERPattern().showNotes(with: world.environment(opening: "n1"), in: window)
    for screen in ["NoteDetailViewController", "NoteListViewController"] {
      let controller = try #require(window.visibleViewController)
      #expect("\(type(of: controller))" == screen)
      #expect(controller.children.map { $0 is BannerViewController } == [true])
      #expect(controller.children.first?.view.superview != nil)
      window.goBack()
    }
  }

  @Test func `a call through a link that is not set does nothing`() {
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
    #expect(output.calls == [.start, .failure(outcome.failure)])
    #expect(MemoryLayout<LoginFailure>.size == 1 && MemoryLayout<NotesFailure>.size == 1)
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
  }
}

private final class KeptGreeting: GreetingInteractorOutput {
  var greeting: GreetingData?

  func didProvide(_ greeting: GreetingData) {
    self.greeting = greeting
  }
}
