/// Puts the Login module together: may name all of it, knows the logic by protocols, and is itself known by its protocol.
struct DefaultLoginFactory: LoginFactory {
  let credentialsManager: any CredentialsManager
  let loginManager: any LoginManager
  let rememberManager: any RememberManager

  func make() -> any LoginRoutes {
    let presenter = DefaultLoginPresenter(
      credentialsManager: credentialsManager, loginManager: loginManager, rememberManager: rememberManager)
    return LoginViewController(view: DefaultLoginView(), presenter: presenter)
  }
}
