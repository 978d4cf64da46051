/// Has the session deleted, and tells its parent of the logout.
struct HomeReducer: Reducer {
  let sessions: SessionClient

  func reduce(into state: inout HomeState, action: HomeAction) -> Effect<HomeAction> {
    switch action {
    case .view(.logOutTapped): .merge(deleteSession(), .send(.delegate(.loggedOut)))
    case .delegate: .none
    }
  }

  /// Nothing cancels it: Home is gone when the session is deleted.
  private func deleteSession() -> Effect<HomeAction> {
    .promise { [sessions] in
      sessions.delete()
      return nil
    }
  }
}
