import CodeGraph

extension PatternCode {
  /// The figure for a measure in this example.
  ///
  /// Growth compares two examples and is not one example's: see ``growth(of:from:)``.
  public func figure(for measure: Measure) throws(MeasureError) -> Figure {
    switch measure {
    case .roles: rolesFigure(playing: nil)
    case .types: unitsFigure(counted)
    case .protocols: unitsFigure(counted.filter(\.isProtocol))
    case .files: filesFigure
    case .members:
      Figure(
        count: counted.map(\.node.members.count).reduce(0, +),
        evidence: counted.map { $0.evidence("\($0.node.members.count) members") })
    case .lines: linesFigure(counted)
    case .linesPlaying(let part): linesFigure(counted.filter { !$0.isProtocol && $0.part == part })
    case .protocolLines: linesFigure(counted.filter(\.isProtocol))
    case .wiringLines: linesFigure(units.filter(\.isWiring))
    case .largestRoleShare: try largestRoleFigure(measure)
    case .largest(let size, let party): try largestFigure(size, of: party, measure)
    case .outsideKinds: outsideKindsFigure
    case .roleReferences(let through): linksFigure(linksBetweenRoles.filter(through.admits))
    case .forbiddenReferences: linksFigure(roleArrows.flatMap(\.offending))
    case .cyclesAsWritten: unitsFigure(cyclesAsWritten.flatMap(\.self))
    case .cyclesAtRunTime: unitsFigure(cyclesAtRunTime.flatMap(\.self))
    case .references(let from, let to, let through):
      linksFigure(links(from: from, to: to).filter(through.admits))
    case .membersNamed(let by, let of): membersFigure(namings(by: by, of: of))
    case .valuesAsked(let by, let of): membersFigure(namings(by: by, of: of).filter(\.asksForValue))
    case .protocolsOfSeveralMembers(let party):
      protocolsFigure(units(of: party).filter { $0.isOwn && $0.isProtocol && $0.node.members.count > 1 })
    case .constructions(let by): linksFigure(links(from: by, to: .all).filter(\.makesComponent))
    case .constructionsOutsideWiring:
      linksFigure(links.filter { !$0.from.isWiring && $0.makesComponent })
    case .rolesNaming(let surroundings):
      Figure(
        count: roles(naming: surroundings).count,
        evidence: links(naming: surroundings).flatMap(\.firstEvidence))
    case .rolesPlaying(let part): rolesFigure(playing: part)
    case .seams:
      Figure(counting: seams.map { $0.type.evidence("takes a double for \($0.collaborator.name)") })
    case .widgetFreeShare: try shareFigure(without: [.widgets], measure)
    case .testableShare: try shareFigure(without: Self.outside, measure)
    case .boundShare: try boundFigure(measure)
    case .viewState: viewStateFigure
    case .lookups: Figure(counting: lookups)
    case .closures: Figure(counting: closures)
    case .givenByPosition: Figure(value: Double(givenByPosition))
    case .propagationCost:
      Figure(value: 100 * Double(reachingPairs) / Double(counted.count * counted.count))
    case .averageDependency: Figure(value: Double(reachingPairs) / Double(counted.count))
    case .mutationScore:
      throw MeasureError.notMeasurable(measure: measure.label, subject: "code that is not run")
    case .growth: throw MeasureError.notMeasurable(measure: measure.label, subject: "one example alone")
    }
  }

  /// How a figure grows from another example to this one: an error if the other's is zero.
  public func growth(of measure: Measure, from smaller: PatternCode) throws(MeasureError) -> Figure {
    let (before, after) = (try smaller.figure(for: measure), try figure(for: measure))
    guard before.value > 0 else { throw smaller.notMeasurable(.growth(of: measure)) }
    return Figure(value: after.value / before.value, evidence: after.evidence)
  }

  func notMeasurable(_ measure: Measure) -> MeasureError {
    .notMeasurable(measure: measure.label, subject: "\(roleModel.name), \(example)")
  }

  // MARK: Types and roles

  private func unitsFigure(_ units: [Unit]) -> Figure {
    Figure(counting: units.map { $0.evidence("\($0.node.kind.rawValue) \($0.name)") })
  }

  private func protocolsFigure(_ protocols: [Unit]) -> Figure {
    Figure(
      counting: protocols.map { $0.evidence("protocol \($0.name) asks for \($0.node.members.count) members") }
    )
  }

  /// The files that hold the counted types, or extensions of them with members.
  private var filesFigure: Figure {
    let files = Set(counted.flatMap { [$0.node.place?.file ?? ""] + $0.node.members.map(\.place.file) })
    return Figure(
      counting: files.sorted().map { Figure.Evidence(place: Place(file: $0, line: 1), text: "a file") })
  }

  private func linesFigure(_ units: [Unit]) -> Figure {
    Figure(
      count: units.lines,
      evidence: units.map { $0.evidence("\($0.lines) lines of \($0.name)") })
  }

  private func rolesFigure(playing part: Part?) -> Figure {
    let roles = roles.filter { part == nil ? $0.part != .wiring : $0.part == part }
    return Figure(
      count: roles.count,
      evidence: allUnits.filter { unit in unit.part != nil && roles.contains { $0.name == unit.role } }
        .map { $0.evidence("\($0.name) is of the role \($0.role)") })
  }

  private func largestRoleFigure(_ measure: Measure) throws(MeasureError) -> Figure {
    let shares = roleModel.roles.map { role in counted.filter { $0.role == role.name } }
    let all = counted.lines
    guard all > 0, let largest = shares.max(by: { $0.lines < $1.lines }) else { throw notMeasurable(measure) }
    return Figure(value: 100 * Double(largest.lines) / Double(all), evidence: linesFigure(largest).evidence)
  }

  private func largestFigure(
    _ size: Measure.Size, of party: Party, _ measure: Measure
  ) throws(MeasureError) -> Figure {
    let candidates = units(of: party).filter { $0.isOwn && !$0.isWiring }
    let sized = candidates.map { unit -> (unit: Unit, size: Int, named: [Link]) in
      switch size {
      case .efferent:
        let named = links.filter { $0.from == unit }
        return (unit, named.count, named)
      case .members: return (unit, unit.node.members.count, [])
      case .lines: return (unit, unit.lines, [])
      }
    }
    // The first of equals, so that the same code gives the same evidence.
    guard let largest = sized.reversed().max(by: { $0.size < $1.size }) else { throw notMeasurable(measure) }
    let evidence =
      switch size {
      case .efferent: largest.named.flatMap(\.firstEvidence)
      case .members:
        largest.unit.node.members.map {
          Figure.Evidence(place: $0.place, text: "\(largest.unit.name).\($0.name)")
        }
      case .lines: [largest.unit.evidence("\(largest.size) lines of \(largest.unit.name)")]
      }
    return Figure(count: largest.size, evidence: evidence)
  }

  // MARK: Outside

  private static let outside: Set<Surrounding> = [.widgets, .network, .storage]

  private var outsideKindsFigure: Figure {
    let known = counted.map { unit in
      links.filter { link in
        link.from == unit && link.to.surrounding.map(Self.outside.contains) ?? false
      }
    }
    func kinds(_ links: [Link]) -> Int { Set(links.compactMap(\.to.surrounding)).count }
    let largest = known.reversed().max { kinds($0) < kinds($1) } ?? []
    return Figure(count: kinds(largest), evidence: largest.flatMap(\.firstEvidence))
  }

  // MARK: Links

  private func linksFigure(_ links: [Link]) -> Figure {
    Figure(count: links.count, evidence: links.flatMap(\.summary))
  }

  /// One member of one type, named by another.
  struct Naming: Hashable {
    let link: Link
    let member: String
    let references: [Reference]

    /// Whether it is used for what it gives.
    var asksForValue: Bool {
      guard let found = link.to.node.members.first(where: { $0.name == member }) else { return false }
      return found.givesValue && references.contains { $0.kind == .reads || $0.kind == .calls }
    }
  }

  private func namings(by: Party, of: Party) -> [Naming] {
    links(from: by, to: of).flatMap { link in
      let named = Dictionary(grouping: link.edge.references) { $0.toMember }
      return named.compactMap { member, references in
        member.map { Naming(link: link, member: $0, references: references) }
      }.sorted { $0.member < $1.member }
    }
  }

  private func membersFigure(_ namings: [Naming]) -> Figure {
    let members = Set(namings.map { "\($0.link.to.id) \($0.member)" })
    return Figure(
      count: members.count,
      evidence: namings.flatMap { naming in
        naming.references.map { naming.link.evidence($0) }
      })
  }

  // MARK: Tests

  /// How much of the logic needs nothing of some surroundings.
  private func shareFigure(
    without surroundings: Set<Surrounding>, _ measure: Measure
  ) throws(MeasureError) -> Figure {
    let logic = needs(of: logic, among: surroundings)
    let all = logic.map(\.unit).lines
    guard all > 0 else { throw notMeasurable(measure) }
    return Figure(
      value: 100 * Double(logic.filter(\.needs.isEmpty).map(\.unit).lines) / Double(all),
      evidence: logic.map { unit, needs in
        let names = needs.isEmpty ? "nothing of them" : needs.map(\.name).joined(separator: ", ")
        return unit.evidence("\(unit.name), \(unit.lines) lines, needs \(names)")
      })
  }

  // MARK: Views

  private func boundFigure(_ measure: Measure) throws(MeasureError) -> Figure {
    let settings = links(from: .view, to: .surrounding(.widgets)).filter { !$0.to.isViewController }
      .flatMap { link in link.edge.references.filter { $0.kind == .writes }.map { (link, $0) } }
    var seen: Set<Place> = []
    let places = settings.filter { seen.insert($0.1.place).inserted }
    guard !places.isEmpty else { throw notMeasurable(measure) }
    let bound = places.count { $0.1.fromMember == "updateProperties()" }
    return Figure(
      value: 100 * Double(bound) / Double(places.count), evidence: places.map { $0.evidence($1) })
  }

  private var viewStateFigure: Figure {
    // A collaborator has another role to play; what is nested in a view or belongs to the model is state.
    let owned = Set(
      units.filter { $0.part != .model && $0.part != .view || $0.isProtocol }.map {
        "\($0.node.module).\($0.name)"
      })
    let widgets = Set(units(of: .surrounding(.widgets)).map { "\($0.node.module).\($0.name)" })
    let state = units(playing: .view).filter { $0.isOwn && !$0.isProtocol }.flatMap { unit in
      unit.node.members.filter {
        $0.isStored && !$0.typeNames.contains { owned.contains($0) || widgets.contains($0) }
      }
      .map { Figure.Evidence(place: $0.place, text: "\(unit.name).\($0.name) holds \($0.type)") }
    }
    return Figure(counting: state)
  }
}

extension Measure.Through {
  /// Whether a link names its target this way.
  fileprivate func admits(_ link: PatternCode.Link) -> Bool {
    self == .any || (self == .protocol) == link.isThroughProtocol
  }
}

extension [PatternCode.Unit] {
  /// The lines of all of them.
  fileprivate var lines: Int { map(\.lines).reduce(0, +) }
}
