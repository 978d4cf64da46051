import Examples

/// Assembles the Login module.
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
