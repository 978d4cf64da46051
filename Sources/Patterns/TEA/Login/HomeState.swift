import Examples

/// All that Home knows.
struct HomeState: Equatable {
  let user: User
  let isRemembered: Bool
}
