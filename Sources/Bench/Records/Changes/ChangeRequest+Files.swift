import Catalog
import PackageLayout

extension ChangeRequest {
  /// The path of the request's folder in the package.
  package var folder: String { "\(PackageLayout.requests)/\(id)" }

  /// The path of the patch of what all patterns share, in the package.
  package var sharedPatch: String { "\(folder)/shared.patch" }
}
