import Catalog
import Measures

extension CellFinding {
  /// The edited types of other parts than those that the kind of the request names, wiring and composition root included.
  ///
  /// Nil if the request's kind names no part, or if no role of the pattern plays one of them.
  public var ripple: Int? {
    let answering = card.roles.filter { request.parts.contains($0.part) }.map(\.name)
    guard !answering.isEmpty else { return nil }
    return size.edited.count { part in
      guard let role = part.role else { return true }
      return !answering.contains(role)
    }
  }
}
