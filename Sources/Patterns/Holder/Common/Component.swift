/// A node of the component tree: offers dependencies by name and type to itself and to all below it.
///
/// Owns what it provides and what it has looked up; keeps its parent alive and knows no child. Builders look dependencies up
/// with `component.name`; no compiler checks that, and what is missing stops the program.
@dynamicMemberLookup
class Component {
  let parent: Component?
  private var dependencies: [Dependency] = []
  private var cache: [Key: Any] = [:]
  private var sharedInstances: [ObjectIdentifier: Any] = [:]

  init(parent: Component?) {
    self.parent = parent
  }

  /// Offers a dependency; `make` is given this component, and runs once for each component that asks.
  ///
  /// Closures, not properties read by reflection: `Mirror` tells nothing of computed properties and, unless asked for the
  /// superclass's mirror, nothing of inherited ones.
  func provide<T>(_ name: String, as type: T.Type = T.self, _ make: @escaping (Component) -> T) {
    dependencies.append(Dependency(key: Key(name, type), type: type, make: make))
  }

  /// The one instance of a type at this component, made when it is first asked for.
  func shared<T>(_ make: () -> T) -> T {
    let type = ObjectIdentifier(T.self)
    if let known = sharedInstances[type], let instance = known as? T { return instance }
    let made = make()
    sharedInstances[type] = made
    return made
  }

  /// The dependency of that name and type at this component or the nearest above it that has one.
  subscript<T>(dynamicMember name: String) -> T {
    let key = Key(name, T.self)
    if let known = cache[key], let found = known as? T { return found }
    for component in path {
      guard let dependency = component.dependencies.last(where: { $0.key == key }),
        let found = dependency.make(component) as? T
      else { continue }
      cache[key] = found
      return found
    }
    // Stops release builds as well: there is nothing to go on with.
    fatalError(complaint(about: name, wanted: T.self))
  }

  private var path: some Sequence<Component> {
    sequence(first: self, next: \.parent)
  }

  private func complaint(about name: String, wanted: Any.Type) -> String {
    let others = path.flatMap(\.dependencies).filter { $0.key.name == name }.map { "\($0.type)" }
    return "no '\(name)' of type \(wanted) in \(path.map { "\(type(of: $0))" }.joined(separator: " → "))"
      + (others.isEmpty ? "" : "; '\(name)' is there as \(others.joined(separator: ", "))")
  }
}

extension Component {
  private struct Key: Hashable {
    let name: String
    private let type: ObjectIdentifier

    init(_ name: String, _ type: Any.Type) {
      self.name = name
      self.type = ObjectIdentifier(type)
    }
  }

  private struct Dependency {
    let key: Key
    let type: Any.Type
    let make: (Component) -> Any
  }
}
