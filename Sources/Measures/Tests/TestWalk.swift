import CodeGraph

/// The types that one test has reached so far.
struct TestWalk {
  private let reach: TestReach
  /// The outside things that the test needs, with the first type found.
  private(set) var needs: [Surrounding: UnitTest.Need] = [:]
  private(set) var objects = 0
  private(set) var created: Set<TypeNode.ID> = []
  private var followed: Set<[String?]> = []

  init(reach: TestReach) {
    self.reach = reach
  }

  /// Follows the references of a type's member, or of all its members; `place` is the last one in the tests' code.
  mutating func follow(_ type: TypeNode, _ member: String?, from place: Place) {
    guard followed.insert([type.id, member]).inserted else { return }
    for edge in reach.edges[type.id] ?? [] {
      guard let target = reach.types[edge.to], target.kind != .protocol else { continue }
      for reference in edge.references where member == nil || reference.fromMember == member {
        let isInTests = reference.place.file.hasPrefix("Tests/")
        let place = isInTests ? reference.place : place
        if [.constructs, .calls].contains(reference.kind) { note(target, at: place) }
        if reference.kind == .constructs {
          if member != nil, isObject(target, createdAt: reference.place) { objects += 1 }
          create(target, by: reference.toMember, from: place)
        } else if let used = reference.toMember, target.module != "TerminalKit" {
          follow(target, used, from: place)
        }
      }
    }
  }

  /// Notes the network or the disk, if the type accesses it.
  private mutating func note(_ type: TypeNode, at place: Place) {
    for (surrounding, names) in TestReach.effects where names.contains(type.outermostName) {
      note(surrounding, type, at: place)
    }
  }

  private mutating func note(_ surrounding: Surrounding, _ type: TypeNode, at place: Place) {
    guard needs[surrounding] == nil else { return }
    needs[surrounding] = UnitTest.Need(surrounding: surrounding, type: type.name, place: place)
  }

  private mutating func create(_ type: TypeNode, by initializer: String?, from place: Place) {
    if reach.widgets.contains(type.id) { note(.widgets, type, at: place) }
    created.insert(type.id)
    guard type.module != "TerminalKit" else { return }
    for edge in reach.edges[type.id] ?? [] where edge.kinds.contains(.inherits) {
      if let superclass = reach.types[edge.to] { create(superclass, by: nil, from: place) }
    }
    if TestReach.isOfTests(type) && !reach.conforming.contains(type.id) {
      for member in type.members where member.name == initializer || member.isStored {
        follow(type, member.name, from: place)
      }
    } else {
      follow(type, nil, from: place)
    }
  }

  private func isObject(_ type: TypeNode, createdAt place: Place) -> Bool {
    place.file.hasPrefix("Tests/\(reach.module)/")
      && (type.module == reach.pattern || TestReach.isOfTests(type) || reach.widgets.contains(type.id))
  }
}
