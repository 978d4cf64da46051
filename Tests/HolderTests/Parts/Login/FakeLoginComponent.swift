@testable import Holder

/// Provides the Login module with fake services, without a tree.
struct FakeLoginComponent: LoginModuleComponent {
  let authorization: any AuthorizationService
  let sessions: any SessionService
}
