import Catalog

/// A place in a generated page of the documentation that shows a fact's
/// figures among others.
package enum FactAddress: Sendable, Equatable {
  /// The figures of a pattern.
  case figures(Card.ID)
  /// A claim's verdict in full.
  case claim(ClaimAddress)
  /// The mutants of a pattern.
  case mutants(Card.ID)
  /// A change request.
  case request(ChangeRequest.ID)
  /// The claims on change.
  case claimsOnChange

  /// The page's path in the folder of the documentation, with the place in it.
  var pathInDocs: String {
    switch self {
    case .figures(let id): "patterns/\(id).md#figures"
    case .claim(let address): "patterns/\(address.pattern).md#\(address.anchor)"
    case .mutants(let id): "mutants.md#mutants-of-\(id)"
    case .request(let id): "changes.md#\(Self.anchor(ofRequest: id))"
    case .claimsOnChange: "changes.md#claims-on-change"
    }
  }

  /// The page's path in the package, with the place in it.
  package var path: String { "docs/\(pathInDocs)" }

  /// The name of the place of a change request on its page.
  static func anchor(ofRequest id: ChangeRequest.ID) -> String {
    "request-\(id)"
  }
}
