/// Puts the Home module together: may name all of it, knows the logic by protocol, and is itself known by its protocol.
struct DefaultHomeFactory: HomeFactory {
  let logoutManager: any LogoutManager

  func make(name: String, isRemembered: Bool) -> any HomeRoutes {
    let presenter = DefaultHomePresenter(
      name: name, isRemembered: isRemembered, logoutManager: logoutManager)
    return HomeViewController(view: DefaultHomeView(), presenter: presenter)
  }
}
