extension PatternCode {
  /// An arrow between two roles that is found in the code, allowed by the card, or both.
  ///
  /// Comparing the two is a reflexion model: Murphy, Notkin and Sullivan, FSE 1995, with the terms convergence,
  /// divergence and absence.
  public struct RoleArrow: Sendable, Hashable {
    /// The result of comparing code and card.
    public enum Status: String, Sendable, Hashable, CaseIterable {
      /// Found and allowed: a convergence.
      case allowed
      /// Found and forbidden: a divergence.
      case forbidden
      /// Found, forbidden, and excused by an exception on the card.
      case excused
      /// Allowed and not found: an absence.
      case unused
    }

    /// The name of the referring role.
    public let from: String
    /// The name of the role or surrounding referred to.
    public let to: String
    /// The result of comparing code and card.
    public let status: Status
    /// The links to a concrete type.
    public let concrete: [Link]
    /// The links to a protocol.
    public let `protocol`: [Link]
    /// The links that the card forbids and does not excuse.
    public let offending: [Link]
    /// The links that the card forbids and excuses.
    public let excused: [Link]
  }
}

extension PatternCode.RoleArrow {
  static func all(of model: RoleModel, from links: [PatternCode.Link]) -> [Self] {
    let linking = links.filter { $0.from.role != $0.to.role && $0.to.surrounding != .shared }
    let found = Dictionary(grouping: linking) { [$0.from.role, $0.to.role] }
    let allowed = Set(model.arrows.map { [$0.from, $0.to] })
    let names = model.roles.map(\.name) + Surrounding.allCases.map(\.rawValue)
    func ranks(_ ends: [String]) -> [Int] { ends.map { names.firstIndex(of: $0) ?? .max } }
    return allowed.union(found.keys).sorted { ranks($0).lexicographicallyPrecedes(ranks($1)) }
      .map { Self(from: $0[0], to: $0[1], links: found[$0] ?? [], in: model) }
  }

  private init(from: String, to: String, links: [PatternCode.Link], in model: RoleModel) {
    let permissions = model.arrows.filter { $0.from == from && $0.to == to }.map(\.via)
    let permission = permissions.contains(.concrete) ? .concrete : permissions.first
    let concrete = links.filter { !$0.isThroughProtocol }
    let byProtocol = links.filter(\.isThroughProtocol)
    let forbidden =
      switch permission {
      case .concrete: [PatternCode.Link]()
      case .protocol: concrete
      case nil: links
      }
    func isExcused(_ link: PatternCode.Link) -> Bool {
      model.exceptions.contains { $0.from == link.from.name && $0.to == link.to.name }
    }
    let offending = forbidden.filter { !isExcused($0) }
    let excused = forbidden.filter(isExcused)
    let status: Status =
      if links.isEmpty {
        .unused
      } else if !offending.isEmpty {
        .forbidden
      } else {
        excused.isEmpty ? .allowed : .excused
      }
    self.init(
      from: from, to: to, status: status, concrete: concrete, protocol: byProtocol, offending: offending,
      excused: excused)
  }
}
