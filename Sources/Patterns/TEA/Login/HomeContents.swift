import Examples

/// What Home shows, derived from its state.
struct HomeContents {
  let welcome: String
  let notice: String

  init(_ state: HomeState) {
    welcome = LoginStrings.welcome(state.user.name)
    notice = state.isRemembered ? "" : LoginStrings.notRemembered
  }
}
