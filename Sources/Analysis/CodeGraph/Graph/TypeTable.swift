/// The types that a module declares or refers to, and the type to which each symbol belongs.
struct TypeTable {
  /// The types by id, without the members of the module's own.
  private(set) var nodes: [TypeNode.ID: TypeNode] = [:]
  /// The ids of the types that imported modules declare.
  let imported: Set<TypeNode.ID>
  /// The owner of each symbol, by USR; nil for a symbol without one.
  private(set) var owners: [String: TypeNode.ID?] = [:]
  private(set) var members: [TypeNode.ID: [Member]] = [:]
  private let declarations: Declarations
  /// The ids by qualified name: the compiler's own additions to a type, such as `rawValue`, have no declaration.
  private var idsByName: [String: TypeNode.ID] = [:]
  private let demangler = Demangler()

  init(of declarations: Declarations, importing imports: [ModuleCode]) {
    self.declarations = declarations
    let types = imports.flatMap(\.graph.types).filter { $0.place != nil }
    imported = Set(types.map(\.id))
    for type in types {
      nodes[type.id] = type
      if type.kind != .extension { idsByName["\(type.module).\(type.name)"] = type.id }
    }
    for code in imports { owners.merge(code.interface.owners) { own, _ in own } }
    for declaration in declarations.byUSR.values where declaration.symbol.isType {
      let (symbol, name) = (declaration.symbol, qualifiedName(of: declaration))
      nodes[symbol.usr] = TypeNode(
        id: symbol.usr, name: name, kind: kind(of: symbol), module: declarations.module,
        place: declaration.place)
      idsByName["\(declarations.module).\(name)"] = symbol.usr
    }
    for declaration in declarations.byUSR.values {
      guard let owner = owner(of: declaration.symbol), let member = member(declaration) else { continue }
      members[owner, default: []].append(member)
    }
  }

  private func qualifiedName(of declaration: Declarations.Declaration) -> String {
    guard let parent = declaration.parent else { return declaration.symbol.name }
    return "\(qualifiedName(of: declarations.extended[parent.usr] ?? parent)).\(declaration.symbol.name)"
  }

  private func qualifiedName(of type: IndexSymbol) -> String {
    if let declaration = declarations[type.usr] { return qualifiedName(of: declaration) }
    if let type = nodes[type.usr] { return type.name }
    let path = demangler.text(ofUSR: type.usr).map { DemangledName($0).path.dropFirst() } ?? []
    return path.isEmpty ? type.name : path.joined(separator: ".")
  }

  private func kind(of symbol: IndexSymbol) -> TypeNode.Kind {
    switch symbol.kind {
    case .class: declarations[symbol.usr]?.isActor == true ? .actor : .class
    case .enum: .enum
    case .protocol: .protocol
    default: .struct
    }
  }

  private func member(_ declaration: Declarations.Declaration) -> Member? {
    let symbol = declaration.symbol
    guard !declaration.isImplicit, let kind = symbol.memberKind, let parent = declaration.parent,
      parent.isType || parent.kind == .extension
    else { return nil }
    return Member(
      name: symbol.name, kind: kind,
      type: demangler.text(ofUSR: symbol.usr).map { DemangledName($0).type } ?? "",
      isStored: declarations.isStored(symbol), place: declaration.place)
  }

  /// The type that a symbol is or belongs to; nil if there is none, as for a global function.
  mutating func owner(of symbol: IndexSymbol) -> TypeNode.ID? {
    if let known = owners[symbol.usr] { return known }
    let owner = findOwner(of: symbol)
    owners[symbol.usr] = .some(owner)
    return owner
  }

  private mutating func findOwner(of symbol: IndexSymbol) -> TypeNode.ID? {
    if nodes[symbol.usr] != nil { return symbol.usr }
    guard let declaration = declarations[symbol.usr] else { return externalOwner(of: symbol) }
    if symbol.kind == .extension { return extensionOwner(declaration) }
    return declaration.parent.flatMap { owner(of: $0) }
  }

  private mutating func extensionOwner(_ declaration: Declarations.Declaration) -> TypeNode.ID? {
    guard let type = declarations.extended[declaration.symbol.usr] else { return nil }
    if let node = nodes[type.usr], node.module == declarations.module { return node.id }
    let id = "extension of \(type.usr) in \(declarations.module)"
    let known = nodes[id]?.place
    nodes[id] = TypeNode(
      id: id, name: "\(qualifiedName(of: type)) extension", kind: .extension, module: declarations.module,
      place: known.map { min($0, declaration.place) } ?? declaration.place)
    return id
  }

  private mutating func externalOwner(of symbol: IndexSymbol) -> TypeNode.ID? {
    // A Swift symbol's USR continues with the length of its module's name; the standard library's with `s` or `S`.
    guard !symbol.usr.hasPrefix("s:s"), !symbol.usr.hasPrefix("s:S") else { return nil }
    guard symbol.usr.hasPrefix("s:") else {
      return symbol.isType ? externalType(named: symbol.name, module: "C", kind: kind(of: symbol)) : nil
    }
    guard let text = demangler.text(ofUSR: symbol.usr) else { return nil }
    var path = DemangledName(text).path
    if !symbol.isType { path = path.dropLast() }
    guard path.count > 1, path[0] != "Swift" else { return nil }
    if let id = idsByName[path.joined(separator: ".")] { return id }
    let kind = symbol.isType ? kind(of: symbol) : demangler.kind(ofType: path, declaring: symbol.usr)
    return externalType(named: path.dropFirst().joined(separator: "."), module: path[0], kind: kind)
  }

  private mutating func externalType(
    named name: String, module: String, kind: TypeNode.Kind
  ) -> TypeNode.ID {
    let id = "\(module).\(name)"
    nodes[id] = TypeNode(id: id, name: name, kind: kind, module: module, place: nil)
    return id
  }
}
