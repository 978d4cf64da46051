import TestSupport
import Testing

@testable import MVC

/// Through the logic, what the compared tests of this pattern do not see.
struct LoginEdgeTests {
  private let world = LoginWorld()
  private let login: ShownLogin

  init() {
    login = ShownLogin(
      model: LoginModel(
        client: LoginClient(environment: world.environment), store: SessionStore(store: world.store)))
  }

  @Test func `The controller shows the model's refusal and does not wait`() async {
    login.screen.logIn("ada", "")
    await settle()
    #expect(login.screen.statusLabel.text == "Enter a valid email address.")
    #expect(!login.screen.isWaiting)
    #expect(world.transport.requests.isEmpty)
  }

  @Test func `The controller has the model send what was entered`() async {
    login.screen.logIn(" ada@example.com ", " love ")
    await settle()
    #expect(world.transport.bodies == [#"{"email":"ada@example.com","password":" love "}"#])
  }
}
