/// A node of the module tree: finds any module and any router of its own or of a holder above it by the module's key.
///
/// Owns its modules, and knows the holder above it weakly. A caller names the expected type: a supporting protocol, or a
/// routing protocol. The compiler does not check that a key has a module; a missing one stops the program.
class ModuleHolder {
  private(set) weak var holder: ModuleHolder?
  var supportedModules: [any Module] = []

  init(holder: ModuleHolder? = nil) {
    self.holder = holder
  }

  /// The module with that key and type at this holder or the nearest above it.
  func module<T>(for key: some RawRepresentable<String>) -> T {
    find("module", key.rawValue) { $0 }
  }

  /// The router with that type of a module with that key at this holder or the nearest above it.
  func router<T>(for key: some RawRepresentable<String>) -> T {
    find("router", key.rawValue) { $0.router }
  }

  /// Adds a module; of several with the same key, the latest is found.
  func attach(_ module: any Module) {
    supportedModules.insert(module, at: 0)
  }

  /// Lets go of a module.
  func detach(_ module: AnyObject) {
    supportedModules.removeAll { $0 === module }
  }

  private func find<T>(_ kind: String, _ key: String, _ part: (any Module) -> Any?) -> T {
    let path = sequence(first: self, next: \.holder)
    let found = path.flatMap(\.supportedModules).filter { $0.key.rawValue == key }.compactMap(part)
    if let match = found.lazy.compactMap({ $0 as? T }).first { return match }
    // Stops release builds as well: no value of the type T exists to continue with.
    fatalError(
      "no \(kind) '\(key)' of type \(T.self) in \(path.map { "\(type(of: $0))" }.joined(separator: " → "))"
        + found.map { "; '\(key)' is there as \(type(of: $0))" }.joined())
  }
}
