/// What crosses from the interactor upwards and into the Home module: a transport structure, not an entity.
struct LoggedInUser: Equatable {
  let name: String
  let isRemembered: Bool
}
