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
    /// The card's permission; nil if it forbids the arrow.
    public let permission: Arrow.Permission?
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

  /// All arrows between different roles, found or allowed, in the order of the card's roles; surroundings come last.
  ///
  /// References to shared texts and rules make no arrow.
  public var roleArrows: [RoleArrow] {
    var found: [Ends: [Link]] = [:]
    for link in links where link.from.role != link.to.role && link.to.surrounding != .shared {
      found[Ends(from: link.from.role, to: link.to.role), default: []].append(link)
    }
    let allowed = Set(roleModel.arrows.map { Ends(from: $0.from, to: $0.to) })
    let names = roleModel.roles.map(\.name) + Surrounding.allCases.map(\.rawValue)
    func rank(_ ends: Ends) -> (Int, Int) {
      (names.firstIndex(of: ends.from) ?? .max, names.firstIndex(of: ends.to) ?? .max)
    }
    return allowed.union(found.keys).sorted { rank($0) < rank($1) }
      .map { arrow($0, links: found[$0] ?? []) }
  }

  private struct Ends: Hashable {
    let from: String
    let to: String
  }

  private func arrow(_ ends: Ends, links: [Link]) -> RoleArrow {
    let permissions = roleModel.arrows.filter { $0.from == ends.from && $0.to == ends.to }.map(\.via)
    let permission = permissions.contains(.concrete) ? .concrete : permissions.first
    let concrete = links.filter { !$0.isThroughProtocol }
    let byProtocol = links.filter(\.isThroughProtocol)
    let forbidden =
      switch permission {
      case .concrete: [Link]()
      case .protocol: concrete
      case nil: links
      }
    let offending = forbidden.filter { !isExcused($0) }
    let excused = forbidden.filter(isExcused)
    let status: RoleArrow.Status =
      if links.isEmpty {
        .unused
      } else if !offending.isEmpty {
        .forbidden
      } else {
        excused.isEmpty ? .allowed : .excused
      }
    return RoleArrow(
      from: ends.from, to: ends.to, permission: permission, status: status, concrete: concrete,
      protocol: byProtocol, offending: offending, excused: excused)
  }

  private func isExcused(_ link: Link) -> Bool {
    roleModel.exceptions.contains { $0.from == link.from.name && $0.to == link.to.name }
  }
}
