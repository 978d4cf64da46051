import Examples
import TerminalKit

/// Finds the objects that a program is made of by reflection, from its window on, and tells afterwards which of them are
/// still alive.
///
/// Nothing in a pattern knows of it. What only a closure holds is not found: reflection does not look into closures.
@MainActor
final class LivingObjects {
  private final class Entry {
    weak var object: AnyObject?
    let type: Any.Type

    init(_ object: AnyObject, _ type: Any.Type) {
      self.object = object
      self.type = type
    }
  }

  /// What is done about a type of objects or values.
  private enum Treatment {
    /// Its objects are noted, and what they hold is looked at.
    case noted
    /// The same in the program of this module; in others it is passed over.
    case notedIn(module: String)
    /// Its objects are noted; what they hold is widgets only.
    case notedAlone
    /// Its objects are none of a program's, or its values hold no object.
    case passedOver
    /// What its values hold is looked at.
    case opened
  }

  /// Decided once for each type in the process, as reflection is slow.
  private static var treatments: [ObjectIdentifier: Treatment] = [:]

  private let module: String
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// What the pattern's entry holds itself, which lives as long as that.
  private var exempt: Set<ObjectIdentifier> = []

  /// Prepares to find objects of a pattern's module, and the screens and controllers of those that all patterns share.
  init(of pattern: any Pattern) {
    module = Self.module(of: type(of: pattern))
    search(from: pattern) { object, _ in exempt.insert(ObjectIdentifier(object)) }
  }

  /// The types of the objects that are alive, with their modules, sorted.
  var names: [String] {
    entries.values.filter { $0.object != nil }.map { String(reflecting: $0.type) }.sorted()
  }

  /// Notes all objects that can be reached from one.
  func note(from root: AnyObject) {
    search(from: root) { object, type in
      let id = ObjectIdentifier(object)
      // Where an object has gone, another may stand in its place.
      guard entries[id]?.object == nil, !exempt.contains(id) else { return }
      entries[id] = Entry(object, type)
    }
  }

  /// Finds all objects that count and can be reached from a value.
  private func search(from root: Any, found: (AnyObject, Any.Type) -> Void) {
    var open = [root]
    var visited: Set<ObjectIdentifier> = []
    while let value = open.popLast() {
      let type = Swift.type(of: value)
      let treatment = treatment(of: type, for: value)
      switch treatment {
      case .passedOver: continue
      case .notedIn(let other) where other != module: continue
      case .noted, .notedIn, .notedAlone:
        let object = value as AnyObject
        guard visited.insert(ObjectIdentifier(object)).inserted else { continue }
        found(object, type)
        if case .notedAlone = treatment { continue }
        parts(of: object, into: &open)
      case .opened: reflectedParts(of: value, into: &open)
      }
    }
  }

  /// What an object holds: of the kit's own controllers told by themselves, as reflection is slow.
  private func parts(of object: AnyObject, into parts: inout [Any]) {
    if let window = object as? Window {
      if let root = window.rootViewController { parts.append(root) }
      return
    }
    reflectedParts(of: object, into: &parts)
    guard let controller = object as? ViewController else { return }
    if let parent = controller.parent { parts.append(parent) }
    if let view = controller.viewIfLoaded { parts.append(view) }
    if let navigation = controller as? NavigationController {
      for child in navigation.viewControllers { parts.append(child) }
    }
  }

  private func reflectedParts(of value: Any, into parts: inout [Any]) {
    var level: Mirror? = Mirror(reflecting: value)
    while let part = level, part.subjectType != NavigationController.self,
      part.subjectType != ViewController.self
    {
      for child in part.children { parts.append(child.value) }
      level = part.superclassMirror
    }
  }

  private func treatment(of type: Any.Type, for value: Any) -> Treatment {
    let id = ObjectIdentifier(type)
    if let known = Self.treatments[id] { return known }
    let treatment: Treatment
    if type is AnyClass {
      switch Self.module(of: type) {
      case "TerminalKit": treatment = value is ViewController || value is Window ? .noted : .passedOver
      case "Examples": treatment = .notedAlone
      case let module: treatment = .notedIn(module: module)
      }
    } else {
      // Texts, numbers, closures and the like have no parts to look at.
      let mirror = Mirror(reflecting: value)
      treatment = mirror.displayStyle == nil && mirror.children.isEmpty ? .passedOver : .opened
    }
    Self.treatments[id] = treatment
    return treatment
  }

  private static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}
