import Examples

/// The root of the component tree: provides the services under the names `authorization` and `sessions`, one of each.
final class LoginRootComponent: Component {
  init(environment: LoginEnvironment) {
    super.init(parent: nil)
    provide("authorization", as: (any AuthorizationService).self) { root in
      root.shared { HTTPAuthorizationService(environment: environment) }
    }
    provide("sessions", as: (any SessionService).self) { root in
      root.shared { SessionFileService(store: environment.store) }
    }
  }
}
