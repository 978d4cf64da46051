import Catalog
import Measures

extension ChangeFigure {
  /// The figure of a cell; nil without a result of its run, if the figure needs one.
  package func value(of finding: CellFinding, in ledger: ChangeLedger) -> Int? {
    let size = finding.size
    switch self {
    case .editedTypes: return size.edited.count
    case .editedTypesOf(let roles):
      return size.edited.count { part in part.role.map(roles.contains) ?? false }
    case .editedTypesNamed(let names): return size.edited.count { names.contains($0.name) }
    case .lines(let parts): return finding.lines(of: parts)
    case .largestShareOfLogic: return finding.largestShareOfLogic
    case .brokenTests: return finding.result.map { $0.broken.files.count + $0.broken.failing }
    case .collisions: return ledger.collisions(of: finding)
    }
  }
}

extension CellFinding {
  /// The lines that come or go in types of some parts, or in all.
  fileprivate func lines(of parts: [Part]) -> Int {
    let counted =
      parts.isEmpty ? size.product : size.product.filter { part(of: $0).map(parts.contains) ?? false }
    return counted.map(\.changedLines).reduce(0, +)
  }

  /// Nil if nothing outside of wiring changes.
  fileprivate var largestShareOfLogic: Int? {
    let counted = size.product.filter { !$0.isWiring }
    let all = counted.map(\.changedLines).reduce(0, +)
    guard all > 0 else { return nil }
    let largest = counted.filter { part(of: $0) == .logic }.map(\.changedLines).max() ?? 0
    return (100 * largest + all / 2) / all
  }

  private func part(of cellPart: CellPart) -> Part? {
    card.roles.first { $0.name == cellPart.role }?.part
  }
}

extension ChangeLedger {
  /// The types that collide with the example's other requests; nil if one of the joins was not made.
  fileprivate func collisions(of finding: CellFinding) -> Int? {
    let pairs = ChangeRequest.pairs.filter { $0.first == finding.request || $0.second == finding.request }
    let found = merges.filter { merge in
      merge.pattern == finding.card.id && pairs.contains { $0.id == merge.pair }
    }
    guard !pairs.isEmpty, found.count == pairs.count else { return nil }
    return found.map(\.collisions.count).reduce(0, +)
  }
}
