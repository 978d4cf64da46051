@testable import MVPCF

/// Has a name from an earlier launch, or none.
struct FakeRestoreManager: RestoreManager {
  let name: String?

  func restoredName() -> String? { name }
}
