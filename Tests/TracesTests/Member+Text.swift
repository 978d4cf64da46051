@testable import Traces

extension Recording.Member {
  /// A member from its text, so that a test can list calls a line each.
  init(_ text: String) {
    let name = String(text.prefix { $0 != "(" })
    let labels = text.dropFirst(name.count + 1).dropLast().split(separator: ":").map(String.init)
    if text.hasPrefix("closure in ") {
      self = .closure(in: Self(String(text.dropFirst("closure in ".count))))
    } else if text.hasSuffix(" = …") {
      self = .setter(of: String(text.dropLast(" = …".count)))
    } else if !text.hasSuffix(")") {
      self = .getter(of: text)
    } else {
      self = name == "init" ? .initializer(labels: labels) : .method(name: name, labels: labels)
    }
  }
}
