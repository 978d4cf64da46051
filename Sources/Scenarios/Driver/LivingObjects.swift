import Examples

/// Finds the objects that a program is made of by reflection, from the controllers in its window on, and tells afterwards
/// which of them are still alive.
///
/// Nothing in a pattern knows of it. What only a closure holds is not found: reflection does not look into closures.
@MainActor
final class LivingObjects {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private let modules: Set<Substring>
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var isCounted: [ObjectIdentifier: Bool] = [:]
  /// What the pattern's entry holds itself, which lives as long as that.
  private var exempt: Set<ObjectIdentifier> = []

  /// Prepares to find objects of a pattern's module, and the widgets and controllers of those that all patterns share.
  init(of pattern: any Pattern) {
    modules = [Self.module(of: type(of: pattern)), "Examples", "TerminalKit"]
    exempt = Set(objects(from: pattern).map { ObjectIdentifier($0.object) })
  }

  /// The types of the objects that are alive, with their modules, sorted.
  var names: [String] {
    entries.values.filter { $0.object != nil }.map(\.name).sorted()
  }

  /// Notes all objects that can be reached from one.
  func note(from root: AnyObject) {
    for (object, type) in objects(from: root) where !exempt.contains(ObjectIdentifier(object)) {
      // Where an object has gone, another may stand in its place.
      entries[ObjectIdentifier(object)] = Entry(object: object, name: String(reflecting: type))
    }
  }

  /// All objects that count and can be reached from a value.
  private func objects(from root: Any) -> [(object: AnyObject, type: Any.Type)] {
    var found: [(object: AnyObject, type: Any.Type)] = []
    var open = [root]
    var visited: Set<ObjectIdentifier> = []
    while let value = open.popLast() {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class {
        let object = value as AnyObject
        guard visited.insert(ObjectIdentifier(object)).inserted, counts(mirror.subjectType) else { continue }
        found.append((object, mirror.subjectType))
      }
      var level: Mirror? = mirror
      while let part = level {
        open += part.children.map(\.value)
        level = part.superclassMirror
      }
    }
    return found
  }

  private func counts(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = isCounted[id] { return known }
    let counts = modules.contains(Self.module(of: type))
    isCounted[id] = counts
    return counts
  }

  private static func module(of type: Any.Type) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }
}
