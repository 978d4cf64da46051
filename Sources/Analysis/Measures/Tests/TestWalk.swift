import CodeGraph

/// The types that one unit test has reached so far.
struct TestWalk {
  private let reach: TestReach
  /// The outside things that the test needs, with the first type found.
  private(set) var needs: [Surrounding: UnitTest.Need] = [:]
  /// The lines of the test module that create an object, with its type.
  private(set) var objects: Set<[String]> = []
  private(set) var created: Set<TypeNode.ID> = []
  private var followed: Set<[String?]> = []
  /// The members of protocols that the code reached so far uses.
  private var required: Set<String> = []

  init(reach: TestReach) {
    self.reach = reach
  }

  /// Follows the references of a type's member; `place` is the last one in the test module.
  mutating func follow(_ type: TypeNode, _ member: String, from place: Place) {
    guard followed.insert([type.id, member]).inserted else { return }
    follow(type, countsObjects: true, from: place) { $0 == member }
  }

  /// Follows the references of all members of a type, but for its initialisers other than the one called.
  private mutating func followAll(_ type: TypeNode, by initializer: String?, from place: Place) {
    guard followed.insert([type.id, initializer, "all"]).inserted else { return }
    let others = type.members.filter { $0.kind == .initializer && $0.name != initializer }.map(\.name)
    follow(type, countsObjects: false, from: place) { member in
      initializer == nil || !(member.map(others.contains) ?? false)
    }
  }

  private mutating func follow(
    _ type: TypeNode, countsObjects: Bool, from place: Place, where isMeant: (String?) -> Bool
  ) {
    let references = (reach.edges[type.id] ?? []).flatMap { edge in edge.references.map { (edge.to, $0) } }
    for (id, reference) in references.sorted(by: { $0.1.place < $1.1.place }) {
      guard isMeant(reference.fromMember), let target = reach.types[id] else { continue }
      let isInModule = reach.isInModule(reference.place)
      let place = isInModule ? reference.place : place
      if [.constructs, .calls].contains(reference.kind) { noteEffect(of: target, at: place) }
      if reference.kind == .constructs {
        if countsObjects, isInModule, reach.isObject(target) {
          objects.insert([reference.place.description, target.id])
        }
        create(target, by: reference.toMember, from: place)
      } else if let used = reference.toMember, target.module != TestReach.kit {
        follow(target, used, from: place)
        if target.kind == .protocol { require(used, from: place) }
      }
    }
  }

  private mutating func create(_ type: TypeNode, by initializer: String?, from place: Place) {
    if reach.widgets.contains(type.id) { note(.widgets, type, at: place) }
    created.insert(type.id)
    guard type.module != TestReach.kit else { return }
    for edge in reach.edges[type.id] ?? [] where edge.kinds.contains(.inherits) {
      if let superclass = reach.types[edge.to] { create(superclass, by: nil, from: place) }
    }
    if TestReach.isOfTests(type) {
      for member in type.members
      where member.isStored || member.name == initializer || required.contains(member.name) {
        follow(type, member.name, from: place)
      }
    } else {
      followAll(type, by: initializer, from: place)
    }
  }

  /// Follows a protocol's member in the types of the tests, as a test double may stand behind the protocol.
  private mutating func require(_ member: String, from place: Place) {
    guard required.insert(member).inserted else { return }
    for id in created {
      guard let type = reach.types[id], TestReach.isOfTests(type),
        type.members.contains(where: { $0.name == member })
      else { continue }
      follow(type, member, from: place)
    }
  }

  /// Notes a type that accesses the network or the disk; one that describes a request or an address does not.
  private mutating func noteEffect(of type: TypeNode, at place: Place) {
    guard type.kind != .protocol, let surrounding = Surrounding.byType[type.outermostName],
      surrounding != .shared, !Surrounding.values.contains(type.outermostName)
    else { return }
    note(surrounding, type, at: place)
  }

  private mutating func note(_ surrounding: Surrounding, _ type: TypeNode, at place: Place) {
    guard needs[surrounding] == nil else { return }
    needs[surrounding] = UnitTest.Need(surrounding: surrounding, type: type.name, place: place)
  }
}
