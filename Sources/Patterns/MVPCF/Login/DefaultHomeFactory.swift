import Examples

/// Assembles the Home module.
struct DefaultHomeFactory: HomeFactory {
  let logoutManager: any LogoutManager

  func make(name: String, isRemembered: Bool) -> any HomeRoutes {
    let presenter = DefaultHomePresenter(
      name: name, isRemembered: isRemembered, logoutManager: logoutManager)
    return HomeViewController(view: HomeScreen(), presenter: presenter)
  }
}
