/// A node of the tree of modules: from here any module and any router of this holder, or of one above it, can be reached.
///
/// Owns its modules, which know it weakly, and knows the holder above it weakly. Whoever looks something up says by the
/// expected type as what it wants to see it: a supporting protocol, a routing protocol.
@dynamicMemberLookup
class ModuleHolder {
  private(set) weak var holder: ModuleHolder?
  private var supportedModules: [any Module] = []

  init(holder: ModuleHolder? = nil) {
    self.holder = holder
  }

  /// Takes modules in, to be found from here and from every holder below.
  func support(_ modules: any Module...) {
    supportedModules += modules
  }

  /// The module of that key, `holder.home`; nil if neither this holder nor one above it has such a key.
  subscript<T>(dynamicMember key: String) -> T? {
    find(key) { $0 }
  }

  /// The module of that key, with the key's spelling checked by the compiler.
  func module<T>(for key: some RawRepresentable<String>) -> T? {
    find(key.rawValue) { $0 }
  }

  /// The router of the module of that key; nil also if that module has none.
  func router<T>(for key: some RawRepresentable<String>) -> T? {
    find(key.rawValue) { $0.router }
  }

  private func find<T>(_ key: String, _ part: (any Module) -> Any?) -> T? {
    let found = path.flatMap(\.supportedModules).filter { $0.key.rawValue == key }.compactMap(part)
    if let match = found.lazy.compactMap({ $0 as? T }).first { return match }
    // Nil would say that there is no such key. Stops release builds as well: no caller can mean this.
    if let other = found.first {
      fatalError(
        "'\(key)' is no \(T.self) but \(type(of: other)) in "
          + path.map { "\(type(of: $0))" }.joined(separator: " → "))
    }
    return nil
  }

  private var path: some Sequence<ModuleHolder> {
    sequence(first: self, next: \.holder)
  }
}
