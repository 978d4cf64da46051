import Examples

/// Assembles the Login module; knows all its types, and the coordinator knows it by its protocol.
struct DefaultLoginFactory: LoginFactory {
  let credentialsManager: any CredentialsManager
  let loginManager: any LoginManager
  let rememberManager: any RememberManager

  func make() -> any LoginRoutes {
    let presenter = DefaultLoginPresenter(
      credentialsManager: credentialsManager, loginManager: loginManager, rememberManager: rememberManager)
    return LoginViewController(view: LoginScreen(), presenter: presenter)
  }
}
