import Examples
import Foundation
import Observation
import TerminalKit

/// Detects leaks: finds a program's objects by reflection, starting at its window, and holds them weakly.
///
/// Patterns do not depend on it. Objects that only a closure holds are not found, because reflection cannot look into
/// closures.
@MainActor
final class LeakDetector {
  private final class Entry {
    weak var object: AnyObject?
    let type: Any.Type
    /// Whether the pattern's entry holds the object, which therefore outlives the window.
    let isExempt: Bool
    /// The number of the latest search that found the object.
    var search: Int

    init(_ object: AnyObject, _ type: Any.Type, isExempt: Bool, search: Int) {
      self.object = object
      self.type = type
      self.isExempt = isExempt
      self.search = search
    }
  }

  /// How the search handles the values of a type.
  private enum Treatment {
    /// Track the object and search its properties.
    case tracked
    /// As `tracked` for a pattern of this module; ignore it for others.
    case trackedIn(module: String)
    /// Track the object, which holds only widgets.
    case trackedAsLeaf
    /// Skip the value: it is not part of a program, or it holds no object.
    case ignored
    /// Search the value's properties.
    case searched
  }

  /// A cache by type, because reflection is slow; it starts with common types that hold no objects.
  private static var treatments: [ObjectIdentifier: Treatment] = {
    let empty: [Any.Type] = [
      URL.self, PrivateFile.self, Person.self, User.self, ObservationRegistrar.self, ObjectIdentifier.self,
      String?.self, Task<Void, Never>?.self,
    ]
    return Dictionary(uniqueKeysWithValues: empty.map { (ObjectIdentifier($0), .ignored) })
  }()

  private let module: String
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var searches = 0

  /// Creates a detector for objects of a pattern's module and for the shared screens and controllers.
  init(of pattern: any Pattern) {
    module = Self.module(of: type(of: pattern))
    search(from: pattern, isExempt: true)
  }

  /// The module-qualified types of the tracked objects that are alive, sorted.
  var liveTypes: [String] {
    entries.values.filter { !$0.isExempt && $0.object != nil }.map { String(reflecting: $0.type) }.sorted()
  }

  /// Tracks all objects that are reachable from one.
  func track(from root: AnyObject) {
    search(from: root, isExempt: false)
  }

  private func search(from root: Any, isExempt: Bool) {
    searches += 1
    var open = [root]
    while let value = open.popLast() {
      let type = Swift.type(of: value)
      switch treatment(of: type, for: value) {
      case .ignored: break
      case .trackedIn(let other) where other != module: break
      case .tracked, .trackedIn:
        let object = value as AnyObject
        if track(object, type, isExempt: isExempt) { parts(of: object, into: &open) }
      case .trackedAsLeaf: _ = track(value as AnyObject, type, isExempt: isExempt)
      case .searched: reflectedParts(of: value, into: &open)
      }
    }
  }

  /// Tracks an object and returns whether it is new in this search.
  private func track(_ object: AnyObject, _ type: Any.Type, isExempt: Bool) -> Bool {
    let id = ObjectIdentifier(object)
    // A new object may reuse the address of a deallocated one.
    guard let entry = entries[id], entry.object != nil else {
      entries[id] = Entry(object, type, isExempt: isExempt, search: searches)
      return true
    }
    defer { entry.search = searches }
    return entry.search < searches
  }

  /// Appends what an object holds; TerminalKit's types are read directly, because reflection is slow.
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
      case "TerminalKit": treatment = value is ViewController || value is Window ? .tracked : .ignored
      case "Examples": treatment = .trackedAsLeaf
      case let module: treatment = .trackedIn(module: module)
      }
    } else {
      // Strings, numbers and closures have no children.
      let mirror = Mirror(reflecting: value)
      treatment = mirror.displayStyle == nil && mirror.children.isEmpty ? .ignored : .searched
    }
    Self.treatments[id] = treatment
    return treatment
  }

  private static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}
