/// A node of the module tree: finds any module and any router of its own or of a holder above it by the module's key.
///
/// Owns its modules, and knows the holder above it weakly. A caller names the expected type: a supporting protocol, or a
/// routing protocol.
class ModuleHolder {
  private(set) weak var holder: ModuleHolder?
  var supportedModules: [any Module] = []

  init(holder: ModuleHolder? = nil) {
    self.holder = holder
  }

  /// The module with that key; nil if neither this holder nor one above it has it.
  func module<T>(for key: some RawRepresentable<String>) -> T? {
    find(key.rawValue) { $0 }
  }

  /// The router of the module with that key; nil also if the module has none.
  func router<T>(for key: some RawRepresentable<String>) -> T? {
    find(key.rawValue) { $0.router }
  }

  /// Adds a module; of several with the same key, the latest is found.
  func attach(_ module: any Module) {
    supportedModules.insert(module, at: 0)
  }

  /// Lets go of a module.
  func detach(_ module: AnyObject) {
    supportedModules.removeAll { $0 === module }
  }

  private func find<T>(_ key: String, _ part: (any Module) -> Any?) -> T? {
    let path = sequence(first: self, next: \.holder)
    let found = path.flatMap(\.supportedModules).filter { $0.key.rawValue == key }.compactMap(part)
    if let match = found.lazy.compactMap({ $0 as? T }).first { return match }
    // Nil means an unknown key. A known key with a wrong type is a programming error: stops release builds as well.
    if let other = found.first {
      fatalError(
        "'\(key)' is no \(T.self) but \(type(of: other)) in "
          + path.map { "\(type(of: $0))" }.joined(separator: " → "))
    }
    return nil
  }
}
