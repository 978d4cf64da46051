#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Tells what a Swift symbol's USR says of it, by the Swift runtime's own demangler.
struct Demangler {
  private typealias Function =
    @convention(c) (
      UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  private let function: Function?

  init() {
    // Exported by the runtime library of every Swift program, though not declared in Swift.
    let address = dlopen(nil, RTLD_NOW).flatMap { dlsym($0, "swift_demangle") }
    function = address.map { unsafeBitCast($0, to: Function.self) }
  }

  /// The symbol as in `Examples.Person.firstName : Swift.String`; nil if the USR is not a Swift symbol's.
  func text(ofUSR usr: String) -> String? {
    guard usr.hasPrefix("s:"), let function else { return nil }
    let mangled = "$s" + usr.dropFirst(2)
    guard let text = function(mangled, mangled.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    let demangled = String(cString: text)
    // What cannot be demangled comes back as it was.
    guard demangled != mangled else { return nil }
    // Where it is open source, Foundation is made of modules that nobody imports by these names.
    guard demangled.contains("Foundation") else { return demangled }
    return demangled.replacing("FoundationEssentials.", with: "Foundation.")
      .replacing("FoundationInternationalization.", with: "Foundation.")
  }

  /// The kind of the type with a path that declares the member with a USR.
  ///
  /// The mangled name of a member begins with its type's, and that ends with a letter for the kind.
  func kind(ofType path: [String], declaring usr: String) -> TypeNode.Kind {
    let kinds: [Character: TypeNode.Kind] = ["C": .class, "O": .enum, "P": .protocol, "V": .struct]
    for end in usr.indices {
      guard let kind = kinds[usr[end]], let text = text(ofUSR: String(usr[...end])) else { continue }
      if DemangledName(text).path == path { return kind }
    }
    return .struct
  }
}
