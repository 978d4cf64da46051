import Examples
import TestSupport
import Testing

@testable import MVVMC

/// Through the logic: view models and model are real; the transport, the store and the coordinator are replaced, and the
/// state is seen in place of the views. Only the pattern's start and letting go need widgets.
struct LoginTests {
  private let world = LoginWorld()
  private let model: LoginModel
  private let coordinator = FakeLoginCoordinator()
  private let viewModel: LoginViewModel

  init() {
    model = LoginModel(
      client: LoginClient(environment: world.environment), store: SessionStore(store: world.store))
    viewModel = LoginViewModel(model: model, coordinator: coordinator)
  }

  /// The state of the Home screen of which the coordinator was told.
  private func openedHome() throws -> HomeViewModel {
    HomeViewModel(
      user: try #require(coordinator.user), isRemembered: coordinator.isRemembered, model: model,
      coordinator: coordinator)
  }

  private func enter(_ email: String, _ password: String) {
    viewModel.email = email
    viewModel.password = password
    viewModel.logIn()
  }

  private func refusal(of email: String, _ password: String) -> String {
    enter(email, password)
    #expect(world.transport.requests.isEmpty)
    #expect(!viewModel.isWaiting)
    return viewModel.status
  }

  private func logIn() async {
    enter("ada@example.com", "lovelace")
    await settle()
  }

  @Test func `an empty email is refused`() {
    #expect(refusal(of: " ", "lovelace") == "Enter your email.")
  }

  @Test(arguments: ["ada", "@", "@example.com", "ada@"])
  func `an invalid email is refused`(email: String) {
    #expect(refusal(of: email, "lovelace") == "Enter a valid email address.")
  }

  @Test func `an empty password is refused`() {
    #expect(refusal(of: "ada@example.com", "") == "Enter your password.")
  }

  @Test func `the email is checked before the password`() {
    #expect(refusal(of: "", "") == "Enter your email.")
    #expect(refusal(of: "ada", "") == "Enter a valid email address.")
  }

  @Test func `the email is sent trimmed, the password is not`() async {
    enter("\n Ada@example.com\t", " love ")
    await settle()
    #expect(world.transport.bodies == [#"{"email":"Ada@example.com","password":" love "}"#])
  }

  @Test func `the request goes to the server and waits as long as it may`() async {
    await logIn()
    #expect(world.transport.requests.first?.url?.absoluteString == "http://server.test/login")
    #expect(world.transport.requests.first?.timeoutInterval == 7)
  }

  @Test func `it shows that it waits`() async {
    let listener = ChangeListener(to: \.status, \.isWaiting, of: viewModel)
    await logIn()
    #expect(viewModel.status == "Logging in…")
    #expect(viewModel.isWaiting)
    #expect(listener.hasHeardAll)
  }

  @Test func `two taps send one request`() async {
    enter("ada@example.com", "lovelace")
    enter("ada@example.com", "lovelace")
    await settle()
    #expect(world.transport.requests.count == 1)
  }

  @Test func `the right password opens Home`() async throws {
    await logIn()
    let listener = ChangeListener(to: \.status, \.password, \.isWaiting, of: viewModel)
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(listener.hasHeardAll)
    let home = try openedHome()
    #expect(home.welcome == "Welcome, Ada Lovelace")
    #expect(home.notice == "")
    #expect(viewModel.status == "")
    #expect(viewModel.password == "")
    #expect(!viewModel.isWaiting)
    #expect(world.store.text == Session.adaAsText)
  }

  @Test func `a wrong password empties the field`() async {
    await logIn()
    await world.transport.answer(status: 401)
    #expect(viewModel.password == "")
    #expect(viewModel.email == "ada@example.com")
  }

  @Test(arguments: Outcome.allCases)
  func `each failure has its message`(outcome: Outcome) async {
    await logIn()
    await outcome.happen(on: world.transport)
    #expect(viewModel.status == outcome.message)
    #expect(!viewModel.isWaiting)
    #expect(viewModel.password == (outcome == .unauthorized ? "" : "lovelace"))
  }

  @Test func `after a failure it can be tried again`() async {
    await logIn()
    await world.transport.answer(status: 500)
    await logIn()
    #expect(world.transport.requests.count == 2)
    #expect(viewModel.status == "Logging in…")
    #expect(viewModel.isWaiting)
  }

  @Test func `cancel stops waiting`() async {
    viewModel.cancel()
    #expect(viewModel.status == "")
    await logIn()
    viewModel.cancel()
    #expect(viewModel.status == "Cancelled.")
    #expect(!viewModel.isWaiting)
    await world.transport.fail(with: .timedOut)
    #expect(world.transport.cancelled == [0])
    #expect(viewModel.status == "Cancelled.")
  }

  @Test(arguments: [200, 401])
  func `a late answer after cancel changes nothing`(status: Int) async {
    await logIn()
    viewModel.cancel()
    await world.transport.answer(status: status, body: Session.adaAsText)
    #expect(viewModel.status == "Cancelled.")
    #expect(viewModel.password == "lovelace")
    #expect(coordinator.user == nil)
    #expect(world.store.text == nil)
  }

  @Test func `the first answer does not decide the second attempt`() async {
    await logIn()
    viewModel.cancel()
    await logIn()
    await world.transport.answer(0, status: 401)
    #expect(viewModel.status == "Logging in…")
    await world.transport.answer(1, status: 500)
    #expect(viewModel.status == "The server has a problem. Try again later.")
  }

  @Test func `a session that cannot be stored is reported`() async throws {
    world.store.isFull = true
    await logIn()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    let home = try openedHome()
    #expect(home.welcome == "Welcome, Ada Lovelace")
    #expect(home.notice == "You are logged in, but this device could not remember you.")
  }

  @Test func `a stored session is restored`() throws {
    world.store.text = Session.adaAsText
    #expect(world.home(of: MVVMCPattern()) == ["Welcome, Ada Lovelace", ""])
  }

  @Test func `a corrupt session is set aside`() throws {
    world.store.text = "{"
    #expect(model.storedUser() == nil)
    #expect(world.store.text == nil)
    #expect(world.store.corruptText == "{")
  }

  @Test func `log out forgets the session`() throws {
    world.store.text = Session.adaAsText
    var home: HomeViewModel? = HomeViewModel(
      user: Session.ada.user, isRemembered: true, model: model, coordinator: coordinator)
    home?.logOut()
    #expect(world.store.text == nil)
    #expect(coordinator.logOuts == 1)
    weak let released = home
    home = nil
    #expect(released == nil)
  }

  @Test func `letting go cancels the request`() async {
    var viewModel: LoginViewModel? = LoginViewModel(model: model, coordinator: coordinator)
    weak let releasedViewModel = viewModel
    var view = viewModel.map { LoginViewController(viewModel: $0) }
    weak let releasedView = view
    view?.updatePropertiesIfNeeded()
    view?.screen.logIn()
    await settle()
    (viewModel, view) = (nil, nil)
    #expect(releasedView == nil)
    #expect(releasedViewModel == nil)
    await world.transport.fail(with: .cancelled)
    #expect(world.transport.cancelled == [0])
  }
}
