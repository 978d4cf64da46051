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

    init(_ object: AnyObject, isExempt: Bool, search: Int) {
      self.object = object
      type = Swift.type(of: object)
      self.isExempt = isExempt
      self.search = search
    }
  }

  /// How the search handles the values of a type.
  private enum Treatment {
    /// Skip the value: it is not part of a program, or it holds no object.
    case ignored
    /// Track the object, unless it is of another pattern's module, and search the properties that this number of its
    /// classes declare: its own class, then the superclasses.
    case tracked(module: String?, classes: Int)
    /// Search the values of an optional, an array or a dictionary.
    case container(any Container.Type)
    /// Search the value's properties.
    case searched
  }

  /// A value to search.
  private typealias Part = (value: Any, treatment: Treatment)

  /// A cache by type, because reflection is slow; it starts with common types that hold no objects.
  private static var treatments: [ObjectIdentifier: Treatment] = {
    let empty: [Any.Type] =
      [
        URL.self, PrivateFile.self, ObservationRegistrar.self, ObjectIdentifier.self, String.self,
        String?.self,
        Task<Void, Never>?.self,
      ] + Example.all.flatMap(\.entities)
    return Dictionary(uniqueKeysWithValues: empty.map { (ObjectIdentifier($0), .ignored) })
  }()

  /// A cache by type, because reflection is slow.
  private static var searchedProperties: [ObjectIdentifier: [Mirror.Children.Index]] = [:]

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
    var open: [Part] = []
    append(root, to: &open)
    while let (value, treatment) = open.popLast() {
      switch treatment {
      case .ignored: break
      case .tracked(_, let classes):
        let object = value as AnyObject
        if track(object, isExempt: isExempt) { appendParts(of: object, classes: classes, to: &open) }
      case .container(let container):
        container.forEachPart(of: value) { append($0, to: &open) }
      case .searched: appendProperties(of: value, classes: 1, to: &open)
      }
    }
  }

  /// Appends a value unless the search ignores it.
  private func append(_ value: Any, to open: inout [Part]) {
    let treatment = treatment(of: type(of: value), for: value)
    switch treatment {
    case .ignored: break
    case .tracked(let other?, _) where other != module: break
    case .tracked, .container, .searched: open.append((value, treatment))
    }
  }

  /// Tracks an object and returns whether it is new in this search.
  private func track(_ object: AnyObject, isExempt: Bool) -> Bool {
    let id = ObjectIdentifier(object)
    // A new object may reuse the address of a deallocated one.
    guard let entry = entries[id], entry.object != nil else {
      entries[id] = Entry(object, isExempt: isExempt, search: searches)
      return true
    }
    defer { entry.search = searches }
    return entry.search < searches
  }

  /// Appends what an object holds; TerminalKit's types are read directly, because reflection is slow.
  private func appendParts(of object: AnyObject, classes: Int, to open: inout [Part]) {
    if classes > 0 { appendProperties(of: object, classes: classes, to: &open) }
    if let controller = object as? ViewController {
      if let parent = controller.parent { append(parent, to: &open) }
      if let view = controller.viewIfLoaded { append(view, to: &open) }
      if let presented = controller.presentedViewController { append(presented, to: &open) }
      for child in controller.children { append(child, to: &open) }
    } else if let root = (object as? Window)?.rootViewController {
      append(root, to: &open)
    }
  }

  private func appendProperties(of value: Any, classes: Int, to open: inout [Part]) {
    var level = Mirror(reflecting: value)
    for left in (0..<classes).reversed() {
      let children = level.children
      for property in searchedProperties(of: level) { append(children[property].value, to: &open) }
      if left > 0, let next = level.superclassMirror { level = next }
    }
  }

  /// The stored properties to search. One that holds a text, a number or a closure is taken to hold no object in any other
  /// value of the type either.
  private func searchedProperties(of level: Mirror) -> [Mirror.Children.Index] {
    let id = ObjectIdentifier(level.subjectType)
    // The cases of an enum hold different values.
    if level.displayStyle != .enum, let known = Self.searchedProperties[id] { return known }
    let searched = level.children.indices.filter { property in
      let value = level.children[property].value
      if case .ignored = treatment(of: type(of: value), for: value) { return false }
      return true
    }
    Self.searchedProperties[id] = searched
    return searched
  }

  /// The number of an object's classes that the search reflects, starting with the object's own class.
  ///
  /// The search ends before the first class of TerminalKit, and leaves out the last superclasses if they store nothing.
  private static func classes(of object: Any) -> Int {
    let levels = sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
      .prefix { module(of: $0.subjectType) != "TerminalKit" }
    return (levels.lastIndex { !$0.children.isEmpty } ?? -1) + 1
  }

  private func treatment(of type: Any.Type, for value: Any) -> Treatment {
    let id = ObjectIdentifier(type)
    if let known = Self.treatments[id] { return known }
    let treatment: Treatment
    if type is AnyClass {
      let module = Self.module(of: type)
      switch module {
      case "TerminalKit" where !(value is ViewController || value is Window): treatment = .ignored
      // A shared screen holds only widgets.
      case "Examples": treatment = .tracked(module: nil, classes: 0)
      default:
        treatment = .tracked(
          module: module == "TerminalKit" ? nil : module, classes: Self.classes(of: value))
      }
    } else if let container = type as? any Container.Type {
      treatment = container.partTypes.allSatisfy(isIgnored) ? .ignored : .container(container)
    } else {
      // Strings, numbers and closures have no children.
      let mirror = Mirror(reflecting: value)
      treatment = mirror.displayStyle == nil && mirror.children.isEmpty ? .ignored : .searched
    }
    Self.treatments[id] = treatment
    return treatment
  }

  /// Whether no value of a type holds an object, as far as is known.
  private func isIgnored(_ type: Any.Type) -> Bool {
    if case .ignored = Self.treatments[ObjectIdentifier(type)] { true } else { false }
  }

  private static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}

/// A type whose parts are read without reflection, which takes ten times as long.
private protocol Container {
  static var partTypes: [Any.Type] { get }
  static func forEachPart(of value: Any, _ body: (Any) -> Void)
}

extension Optional: Container {
  fileprivate static var partTypes: [Any.Type] { [Wrapped.self] }
  fileprivate static func forEachPart(of value: Any, _ body: (Any) -> Void) {
    if let optional = value as? Self, let part = optional { body(part) }
  }
}

extension Array: Container {
  fileprivate static var partTypes: [Any.Type] { [Element.self] }
  fileprivate static func forEachPart(of value: Any, _ body: (Any) -> Void) {
    (value as? Self)?.forEach(body)
  }
}

extension Dictionary: Container {
  fileprivate static var partTypes: [Any.Type] { [Key.self, Value.self] }
  fileprivate static func forEachPart(of value: Any, _ body: (Any) -> Void) {
    for (key, part) in value as? Self ?? [:] {
      body(key)
      body(part)
    }
  }
}
