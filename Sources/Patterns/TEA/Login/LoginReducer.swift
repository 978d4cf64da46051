import Examples
import Foundation

/// Checks the input, has the session asked for and stored in one effect, and tells its parent of the login.
struct LoginReducer: Reducer {
  let client: LoginClient
  let sessions: SessionClient

  private static let logIn = EffectID("logIn")

  func reduce(into state: inout LoginState, action: LoginAction) -> Effect<LoginAction> {
    switch action {
    case .view(let action):
      return reduce(into: &state, action: action)
    case .loggedIn(let user, let isRemembered):
      stopWaiting(&state, status: "")
      return .send(.delegate(.loggedIn(user, isRemembered: isRemembered)))
    case .failed(let failure):
      stopWaiting(&state, status: LoginStrings.message(for: failure))
      if failure == .wrongCredentials {
        state.password = ""
      }
      return .none
    case .delegate:
      return .none
    }
  }

  private func reduce(into state: inout LoginState, action: LoginAction.View) -> Effect<LoginAction> {
    switch action {
    case .emailEdited(let email):
      state.email = email
      return .none
    case .passwordEdited(let password):
      state.password = password
      return .none
    case .logInTapped:
      guard !state.isWaiting else { return .none }
      return logIn(&state)
    case .cancelTapped:
      guard state.isWaiting else { return .none }
      stopWaiting(&state, status: LoginStrings.cancelled)
      return .cancel(Self.logIn)
    }
  }

  private func logIn(_ state: inout LoginState) -> Effect<LoginAction> {
    do {
      let credentials = try credentials(email: state.email, password: state.password)
      state.status = LoginStrings.loggingIn
      state.isWaiting = true
      return logIn(with: credentials)
    } catch {
      state.status = LoginStrings.message(for: error)
      return .none
    }
  }

  /// Returns the input as credentials, without white space around the email; throws the first check that fails.
  private func credentials(email: String, password: String) throws(LoginFailure) -> Credentials {
    let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !email.isEmpty else { throw .emptyEmail }
    guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
    guard !password.isEmpty else { throw .emptyPassword }
    return Credentials(email: email, password: password)
  }

  private func logIn(with credentials: Credentials) -> Effect<LoginAction> {
    .run(Self.logIn) { [client, sessions] in
      do throws(LoginFailure) {
        let session = try await client.logIn(with: credentials)
        // A late answer to a cancelled login is not stored.
        guard !Task.isCancelled else { return nil }
        return .loggedIn(session.user, isRemembered: sessions.save(session))
      } catch {
        return .failed(error)
      }
    }
  }

  private func stopWaiting(_ state: inout LoginState, status: String) {
    state.isWaiting = false
    state.status = status
  }
}
