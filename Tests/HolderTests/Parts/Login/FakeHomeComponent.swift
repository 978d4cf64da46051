@testable import Holder

/// Provides the Home module with a fake service, without a tree.
struct FakeHomeComponent: HomeModuleComponent {
  let sessions: any SessionService
}
