import Examples
import TerminalKit

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

  /// What is done about a type of objects or values.
  private enum Treatment {
    /// Its objects are noted, and what they hold is looked at.
    case noted
    /// Its objects are noted; what they hold is widgets only.
    case notedAlone
    /// Its objects are none of a program's, or its values hold no object.
    case passedOver
    /// What its values hold is looked at.
    case opened
  }

  private let module: Substring
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var treatments: [ObjectIdentifier: Treatment] = [:]
  /// What the pattern's entry holds itself, which lives as long as that.
  private var exempt: Set<ObjectIdentifier> = []

  /// Prepares to find objects of a pattern's module, and the screens and controllers of those that all patterns share.
  init(of pattern: any Pattern) {
    module = Self.module(of: type(of: pattern))
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
      let type = Swift.type(of: value)
      let treatment = treatment(of: type, for: value)
      switch treatment {
      case .passedOver: continue
      case .noted, .notedAlone:
        let object = value as AnyObject
        guard visited.insert(ObjectIdentifier(object)).inserted else { continue }
        found.append((object, type))
        if treatment == .notedAlone { continue }
      case .opened: break
      }
      var level: Mirror? = Mirror(reflecting: value)
      while let part = level {
        open += part.children.map(\.value)
        level = part.superclassMirror
      }
    }
    return found
  }

  /// Decided once for each type, as reflection is slow.
  private func treatment(of type: Any.Type, for value: Any) -> Treatment {
    let id = ObjectIdentifier(type)
    if let known = treatments[id] { return known }
    let treatment: Treatment
    if type is AnyClass {
      switch Self.module(of: type) {
      case module: treatment = .noted
      case "TerminalKit": treatment = value is ViewController || value is Window ? .noted : .passedOver
      case "Examples": treatment = .notedAlone
      default: treatment = .passedOver
      }
    } else {
      // Texts, numbers, closures and the like have no parts to look at.
      let mirror = Mirror(reflecting: value)
      treatment = mirror.displayStyle == nil && mirror.children.isEmpty ? .passedOver : .opened
    }
    treatments[id] = treatment
    return treatment
  }

  private static func module(of type: Any.Type) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }
}
