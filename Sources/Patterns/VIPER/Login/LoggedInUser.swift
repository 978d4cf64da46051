/// The data from interactor to presenter and into the Home module: a transport structure, not an entity.
struct LoggedInUser: Equatable {
  let name: String
  let isRemembered: Bool
}
