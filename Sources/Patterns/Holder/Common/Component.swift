/// A node of the component tree; its stored properties are the dependencies that it and all components below it find by name.
///
/// Owns its parent, and knows no child. Builders look dependencies up as `component.name`. The compiler does not check the
/// name; a missing dependency stops the program. A closure is found only within a structure or an object: a Mirror reads a bare one as
/// one of another calling convention.
@dynamicMemberLookup
class Component {
  let parent: Component?
  private var cache: [Key: Any] = [:]
  private var sharedInstances: [ObjectIdentifier: Any] = [:]

  init(parent: Component?) {
    self.parent = parent
  }

  /// The only instance of a type at this component, created on first use.
  func shared<T>(_ make: () -> T) -> T {
    let type = ObjectIdentifier(T.self)
    if let known = sharedInstances[type], let instance = known as? T { return instance }
    let made = make()
    sharedInstances[type] = made
    return made
  }

  /// The dependency of that name and type at this component or the nearest above it.
  subscript<T>(dynamicMember name: String) -> T {
    let key = Key(name: name, type: ObjectIdentifier(T.self))
    if let known = cache[key], let found = known as? T { return found }
    let path = sequence(first: self, next: \.parent)
    let values = path.compactMap { $0.property(name) }
    if let found = values.lazy.compactMap({ $0 as? T }).first {
      cache[key] = found
      return found
    }
    // Stops release builds as well: no value of the type T exists to continue with.
    fatalError(
      "no '\(name)' of type \(T.self) in \(path.map { "\(type(of: $0))" }.joined(separator: " → "))"
        + values.map { "; '\(name)' is there as \(type(of: $0))" }.joined())
  }

  /// The value of a stored property; a superclass's mirror lists the inherited ones, and none lists a computed one.
  private func property(_ name: String) -> Any? {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .lazy.flatMap(\.children).first { $0.label == name }?.value
  }
}

extension Component {
  private struct Key: Hashable {
    let name: String
    let type: ObjectIdentifier
  }
}
