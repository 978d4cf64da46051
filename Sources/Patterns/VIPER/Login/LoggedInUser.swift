/// The data from interactor to presenter and into the Home module.
struct LoggedInUser: Equatable {
  let name: String
  let isRemembered: Bool
}
