import CodeGraph
import Measures
import Verdicts

/// The tree of components that a pattern with the roles Component, Builder and
/// ModuleHolder assembles, and the path of each look-up in it.
///
/// It is read from the references of the builders and the holders.
package struct ComponentTree {
  /// What one builder builds.
  package struct Node {
    /// Nil for a level whose modules use the component above.
    package let component: String?
    let builder: String
    /// The module, the holder and the router.
    let others: [String]
    package let children: [Node]

    package var words: String {
      "\(others.joined(separator: ", ")), by \(builder)"
    }
  }

  package let roots: [Node]
  /// A sentence for each look-up, with its place.
  package let lookups: [PlacedText]

  /// Nil without components.
  package init?(of code: PatternCode) {
    let assembly = ComponentAssembly(of: code)
    guard assembly.hasTree else { return nil }
    let roots = assembly.roots
    self.roots = roots
    lookups = code.namedLookups.compactMap { lookup in
      ComponentPath(of: lookup, in: assembly)?.sentence(through: roots)
    }
  }
}

extension ComponentTree.Node {
  /// The nodes from this one to each one that builds a type.
  func paths(to type: String) -> [[ComponentTree.Node]] {
    let below = children.flatMap { $0.paths(to: type) }.map { [self] + $0 }
    if builder == type || others.contains(type) { return [[self]] + below }
    return below
  }
}
