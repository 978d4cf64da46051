import Examples

/// Assembles the Home module; knows all its types, and the coordinator knows it by its protocol.
struct DefaultHomeFactory: HomeFactory {
  let logoutManager: any LogoutManager

  func make(name: String, isRemembered: Bool) -> any HomeRoutes {
    let presenter = DefaultHomePresenter(
      name: name, isRemembered: isRemembered, logoutManager: logoutManager)
    return HomeViewController(view: HomeScreen(), presenter: presenter)
  }
}
