import Catalog
import PackageLayout

extension ChangeRequest {
  /// The path of the patch of what all patterns share, in the package.
  package var sharedPatch: String { "\(PackageLayout.requests)/\(id)/shared.patch" }
}
