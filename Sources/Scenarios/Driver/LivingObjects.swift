import Examples
import Foundation
import Observation
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
    /// Whether the pattern's entry holds the object itself, which then lives as long as that.
    let isExempt: Bool
    /// The latest search that has come by.
    var search: Int

    init(_ object: AnyObject, _ type: Any.Type, isExempt: Bool, search: Int) {
      self.object = object
      self.type = type
      self.isExempt = isExempt
      self.search = search
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

  /// Decided once for each type in the process, as reflection is slow; the first ones are common, and hold no object.
  private static var treatments: [ObjectIdentifier: Treatment] = {
    let empty: [Any.Type] = [
      URL.self, SessionFile.self, Person.self, User.self, ObservationRegistrar.self, ObjectIdentifier.self,
      String?.self, Task<Void, Never>?.self,
    ]
    return Dictionary(uniqueKeysWithValues: empty.map { (ObjectIdentifier($0), .passedOver) })
  }()

  private let module: String
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var searches = 0

  /// Prepares to find objects of a pattern's module, and the screens and controllers of those that all patterns share.
  init(of pattern: any Pattern) {
    module = Self.module(of: type(of: pattern))
    search(from: pattern, isExempt: true)
  }

  /// The types of the objects that are alive, with their modules, sorted.
  var names: [String] {
    entries.values.filter { !$0.isExempt && $0.object != nil }.map { String(reflecting: $0.type) }.sorted()
  }

  /// Notes all objects that can be reached from one.
  func note(from root: AnyObject) {
    search(from: root, isExempt: false)
  }

  private func search(from root: Any, isExempt: Bool) {
    searches += 1
    var open = [root]
    while let value = open.popLast() {
      let type = Swift.type(of: value)
      switch treatment(of: type, for: value) {
      case .passedOver: break
      case .notedIn(let other) where other != module: break
      case .noted, .notedIn:
        let object = value as AnyObject
        if note(object, type, isExempt: isExempt) { parts(of: object, into: &open) }
      case .notedAlone: _ = note(value as AnyObject, type, isExempt: isExempt)
      case .opened: reflectedParts(of: value, into: &open)
      }
    }
  }

  /// Notes an object, and tells whether this search sees it for the first time.
  private func note(_ object: AnyObject, _ type: Any.Type, isExempt: Bool) -> Bool {
    let id = ObjectIdentifier(object)
    // Where an object has gone, another may stand in its place.
    guard let entry = entries[id], entry.object != nil else {
      entries[id] = Entry(object, type, isExempt: isExempt, search: searches)
      return true
    }
    defer { entry.search = searches }
    return entry.search < searches
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
