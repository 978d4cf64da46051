import CodeGraph
import Measures

/// The way of a look-up by name up the tree of components.
struct ComponentPath {
  private let assembly: ComponentAssembly
  private let lookup: Lookup
  /// The type that asks.
  private let asking: String
  /// What it asks for, as in the code.
  private let asked: String

  /// Nil for a look-up whose type or name is not known.
  init?(of lookup: Lookup, in assembly: ComponentAssembly) {
    guard let asking = assembly.name(of: lookup.type), let asked = lookup.name
    else { return nil }
    self.assembly = assembly
    self.lookup = lookup
    self.asking = asking
    self.asked = asked
  }

  /// The way in words.
  ///
  /// For example `LoginModule asks for 'a.session': LoginComponent →
  /// RootComponent, which stores it (Login.swift:3)`.
  func sentence(through roots: [ComponentTree.Node]) -> PlacedText {
    let paths = roots.flatMap { $0.paths(to: asking) }
    let ways = paths.map(way).filter { !$0.isEmpty }.distinct()
    let words = ways.joined(separator: "; or ", orElse: "a key of its caller")
    return "\(asking) asks for '\(asked)': \(words) (\(lookup.place))"
  }

  /// A dependency is asked of components, a module or router of holders.
  private var isDependency: Bool { lookup.mechanism.hasPrefix("subscript") }

  private var name: String { String(asked.split(separator: ".").last ?? "") }

  /// The way up a path; empty if nothing on it is asked.
  private func way(up path: [ComponentTree.Node]) -> String {
    // A builder asks the component above, a module or router its
    // holder, a holder itself.
    let isOwnHolder = !isDependency && assembly.isHolder(asking)
    let nodes = if isOwnHolder { path[...] } else { path.dropLast() }
    var steps: [String] = []
    for node in nodes.reversed() {
      guard let step = step(at: node) else { continue }
      steps.append(step)
      if let end = end(at: node) {
        return "\(steps.joined(separator: " → ")), \(end)"
      }
    }
    if steps.isEmpty { return "" }
    return "\(steps.joined(separator: " → ")): not there"
  }

  /// The component or the holder that is asked at a level; nil for a level
  /// without a component.
  private func step(at node: ComponentTree.Node) -> String? {
    if isDependency { return node.component }
    return node.others.first(where: assembly.isHolder) ?? node.builder
  }

  /// What ends the way at a level; nil if it goes on.
  private func end(at node: ComponentTree.Node) -> String? {
    if isDependency {
      guard let component = node.component, assembly.stores(component, name)
      else { return nil }
      return "which stores it"
    }
    let found = node.children.first { child in
      child.others.contains { assembly.key(of: $0) == name }
    }
    return found.map { "which has \($0.others.first ?? "")" }
  }
}
