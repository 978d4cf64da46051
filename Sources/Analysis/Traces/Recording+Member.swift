extension Recording {
  /// A called member of a type.
  public indirect enum Member: Sendable, Hashable, Codable {
    /// A method with its labels, `_` for a parameter without one.
    case method(name: String, labels: [String])
    /// An initialiser with its labels.
    case initializer(labels: [String])
    /// The reading of a property.
    case getter(of: String)
    /// The setting of a property.
    case setter(of: String)
    /// A closure that a member creates.
    case closure(in: Member)
    /// A function that a member declares.
    case localFunction(name: String, in: Member)
    /// Code that runs without being called in the source, such as `deinit` or the `==` that the compiler writes.
    case implicit(name: String)
  }
}

extension Recording.Member: CustomStringConvertible {
  /// The member as in the source, such as `setStatus(_:)`, `text = …`, `user` or `closure in viewDidLoad()`.
  public var description: String { text() }

  /// The member as in ``description``, with a text between the labels, after which a line may be broken.
  public func text(betweenLabels separator: String = "") -> String {
    switch self {
    case .method(let name, let labels): "\(name)(\(Self.list(labels, separator)))"
    case .initializer(let labels): "init(\(Self.list(labels, separator)))"
    case .getter(let property): property
    case .setter(let property): "\(property) = …"
    case .closure(let member): "closure in \(member.text(betweenLabels: separator))"
    case .localFunction(let name, let member): "\(name) in \(member.text(betweenLabels: separator))"
    case .implicit(let name): name
    }
  }

  /// The name of the declaration that the compiler's index has: the property's for an accessor.
  package var declaration: String {
    switch self {
    case .getter(let property), .setter(let property): property
    default: description
    }
  }

  private static func list(_ labels: [String], _ separator: String) -> String {
    labels.map { "\($0):" }.joined(separator: separator)
  }
}
