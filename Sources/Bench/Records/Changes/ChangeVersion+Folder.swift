import Catalog
import PackageLayout

extension ChangeVersion {
  /// The folder of the patches of a request in a pattern, in the package.
  package func folder(of request: ChangeRequest, in card: Card) -> String {
    switch self {
    case .first: PackageLayout.cell(of: card.module, request: request.id)
    case .second: PackageLayout.secondCell(of: card.module, request: request.id)
    case .own: PackageLayout.ownCell(of: card.module, request: request.id)
    }
  }
}
