import Examples
import TestSupport
import Testing

@testable import MVVM

/// Observes the view model's status alone, as a view does that shows nothing else.
struct LoginStatusTests {
  private let viewModel: LoginViewModel

  init() {
    let world = LoginWorld()
    viewModel = LoginViewModel(
      model: LoginModel(
        client: LoginClient(environment: world.environment), store: SessionStore(store: world.store)))
  }

  /// Whether a change of the status is heard while something is done.
  private func isHeard(_ action: () -> Void) -> Bool {
    let listener = TestSupport.ChangeListener(to: \.status, of: viewModel)
    action()
    return listener.hasHeardAll
  }

  @Test func `a refusal is heard by those who look at the status alone`() {
    #expect(isHeard { viewModel.logIn { _ in } })
    #expect(viewModel.status == "Enter your email.")
  }

  @Test func `a second refusal for another reason is heard too`() {
    viewModel.logIn { _ in }
    viewModel.email = "ada"
    #expect(isHeard { viewModel.logIn { _ in } })
    #expect(viewModel.status == "Enter a valid email address.")
  }

  @Test func `an edit of the email is no change of the status`() {
    #expect(!isHeard { viewModel.email = "ada" })
    #expect(!isHeard { viewModel.password = "lovelace" })
  }
}
