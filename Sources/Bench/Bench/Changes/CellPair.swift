import Catalog
import Foundation
import Records

/// The first versions of two requests' cells in one pattern, which are to be joined.
package struct CellPair: Sendable {
  /// The requests.
  package let pair: RequestPair
  let first: ChangeCell
  let second: ChangeCell

  /// Finds the cells; nil if one of them is not there.
  package init?(_ pair: RequestPair, in card: Card, of package: URL) {
    guard let first = ChangeCell(pair.first, in: card, of: package),
      let second = ChangeCell(pair.second, in: card, of: package)
    else { return nil }
    self.pair = pair
    self.first = first
    self.second = second
  }

  /// The pattern's card.
  package var card: Card { first.card }

  /// The paths of the files that one of the cells changes, each once.
  ///
  /// - Throws: ``Records/CellError/unreadable(_:)`` with the path of a patch that cannot be read.
  func paths() throws(CellError) -> [String] {
    Set((try first.files() + second.files()).map(\.path)).sorted()
  }
}
