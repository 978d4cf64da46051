extension RoleModel {
  /// The values of a count of references: 0 if no arrow allows one, else any.
  ///
  /// Types of one role may always refer to each other.
  func range(
    ofReferencesFrom from: TypeSelection, to: TypeSelection, _ target: Measure.TargetKind
  ) -> ClosedRange<Double> {
    let sources = roles(in: from)
    let targets = ends(of: to)
    let isAllowed =
      targets.contains(Surrounding.shared.rawValue) || !exceptions.isEmpty
      || sources.contains { source in
        targets.contains(source.name)
          || arrows.contains {
            $0.from == source.name && targets.contains($0.to) && (target != .concrete || $0.via == .concrete)
          }
      }
    return isAllowed ? 0...(.infinity) : 0...0
  }

  /// The values of a count of roles, of those that a condition admits.
  func range(ofRoles isAdmitted: (Role) -> Bool) -> ClosedRange<Double> {
    0...Double(roles.count(where: isAdmitted))
  }

  /// The values of a share of the logic's lines without access to a surrounding: 100 if no chain of arrows to concrete types
  /// leads there.
  func range(ofLogicWithout surrounding: Surrounding) -> ClosedRange<Double> {
    let steps = Dictionary(grouping: arrows.filter { $0.via == .concrete }, by: \.from)
    let reached = Reachability.closure(from: Set(roles(in: .logic).map(\.name))) { role in
      Set(steps[role]?.map(\.to) ?? [])
    }
    return reached.contains(surrounding.rawValue) || !exceptions.isEmpty ? 0...100 : 100...100
  }

  /// The rank of a pattern by whether its logic needs widgets: 0 if it has no logic apart from its views, 1 if no chain of arrows
  /// to concrete types leads from the logic to widgets, else either.
  var rankOfLogicWithoutWidgets: ClosedRange<Double> {
    guard roles.contains(where: { $0.part == .logic }) else { return 0...0 }
    return range(ofLogicWithout: .widgets).lowerBound == 100 ? 1...1 : 0...1
  }

  /// Whether an arrow, or an exception, may lead from a role to one of some surroundings.
  func allows(_ role: Role, _ surroundings: [Surrounding]) -> Bool {
    let ends = surroundings.map(\.rawValue)
    return !exceptions.isEmpty || arrows.contains { $0.from == role.name && ends.contains($0.to) }
  }

  /// The roles in a selection; where no role plays the logic, those of the view do.
  private func roles(in selection: TypeSelection) -> [Role] {
    switch selection {
    case .all: roles
    case .part(.logic) where !roles.contains { $0.part == .logic }: roles.filter { $0.part == .view }
    case .part(let part): roles.filter { $0.part == part }
    case .role(let name): roles.filter { $0.name == name }
    // A class may have subclasses of any role.
    case .subclasses: roles
    case .surrounding, .type: []
    }
  }

  /// The names of the roles and surroundings in a selection; a single type outside the pattern is a widget.
  private func ends(of selection: TypeSelection) -> Set<String> {
    switch selection {
    case .surrounding(let surrounding): [surrounding.rawValue]
    case .type: [Surrounding.widgets.rawValue]
    default: Set(roles(in: selection).map(\.name))
    }
  }
}
