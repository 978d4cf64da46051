import Foundation

/// Demangles a Swift symbol's USR with the Swift runtime's own function.
package struct Demangler {
  private typealias Function =
    @convention(c) (
      UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  private let function: Function?

  /// Finds the runtime's function.
  package init() {
    // Every Swift runtime exports it, but no module declares it.
    let address = dlopen(nil, RTLD_NOW).flatMap { dlsym($0, "swift_demangle") }
    function = address.map { unsafeBitCast($0, to: Function.self) }
  }

  /// The symbol, such as `Examples.Person.firstName : Swift.String`; nil if the USR is not a Swift symbol's.
  package func text(ofUSR usr: String) -> String? {
    guard usr.hasPrefix("s:"), let function else { return nil }
    let mangled = "$s" + usr.dropFirst(2)
    guard let text = function(mangled, mangled.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    let demangled = String(cString: text)
    // The function returns an invalid name unchanged.
    guard demangled != mangled else { return nil }
    // On Linux Foundation consists of several modules; code imports all of them as Foundation.
    guard demangled.contains("Foundation") else { return demangled }
    return demangled.replacing("FoundationEssentials.", with: "Foundation.")
      .replacing("FoundationInternationalization.", with: "Foundation.")
  }

  /// The kind of the type at a path that declares the member with a USR.
  ///
  /// A member's mangled name begins with its type's, which ends with a letter for the kind.
  func kind(ofType path: [String], declaring usr: String) -> TypeNode.Kind {
    let kinds: [Character: TypeNode.Kind] = ["C": .class, "O": .enum, "P": .protocol, "V": .struct]
    for end in usr.indices {
      guard let kind = kinds[usr[end]], let text = text(ofUSR: String(usr[...end])) else { continue }
      if DemangledName(text).path == path { return kind }
    }
    return .struct
  }
}
