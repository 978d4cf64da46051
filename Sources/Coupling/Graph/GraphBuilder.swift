/// Makes the graph of types out of what the index says of some files.
///
/// - A reference belongs to the type around the declaration that contains it; closures and local functions belong to the
///   member around them. Where the index names no such declaration, position decides.
/// - Naming a member names the type that declares it. Naming a type alias names what stands behind it.
/// - An extension belongs to the type it extends; where another module declares that, it is a node of its own.
/// - The standard library is vocabulary, not coupling: its types are no nodes.
struct GraphBuilder {
  private var declarations: [Int: Declaration] = [:]
  private var extended: [Int: IndexSymbol] = [:]
  private var aliases: [Int: [IndexSymbol]] = [:]
  private var computed: Set<Int> = []
  private var nodes: [TypeNode.ID: TypeNode] = [:]
  private var members: [TypeNode.ID: [Member]] = [:]
  private var owners: [Int: TypeNode.ID?] = [:]
  private var bases: Set<Ends> = []
  private var references: [Ends: [Reference]] = [:]
  private var givenByPosition: [String: Int] = [:]
  private let demangler = Demangler()

  /// A definition in the files that were read.
  private struct Declaration {
    let symbol: IndexSymbol
    let module: String
    let place: Place
    /// The declaration around it, if it is not at the top.
    let parent: IndexSymbol?
    let isActor: Bool
    let isImplicit: Bool
  }

  private struct Ends: Hashable {
    let from: TypeNode.ID
    let to: TypeNode.ID
  }

  /// The graph of some files.
  static func graph(of files: [ReadFile]) -> DependencyGraph {
    var builder = GraphBuilder()
    let positions = files.map(Positions.init)
    for (file, positions) in zip(files, positions) { builder.declare(file, positions) }
    builder.makeNodes()
    for (file, positions) in zip(files, positions) { builder.connect(file, positions) }
    return builder.finish()
  }

  // MARK: Declarations

  private mutating func declare(_ file: ReadFile, _ positions: Positions) {
    for occurrence in file.occurrences {
      let symbol = occurrence.symbol
      if let extensionSymbol = occurrence.related(.extendedBy) { extended[extensionSymbol.id] = symbol }
      if occurrence.roles.contains(.definition) {
        declare(occurrence, in: file)
      } else if occurrence.relations.isEmpty, let alias = positions.declaration(around: occurrence),
        alias.kind == .typealias
      {
        aliases[alias.id, default: []].append(symbol)
      }
    }
  }

  private mutating func declare(_ occurrence: IndexOccurrence, in file: ReadFile) {
    let symbol = occurrence.symbol
    let isImplicit = occurrence.roles.contains(.implicit)
    if symbol.subkind == .getter, !isImplicit, let property = occurrence.related(.accessorOf) {
      computed.insert(property.id)
    }
    let isActor =
      symbol.kind == .class
      && file.text.words(ofLine: occurrence.line, before: occurrence.column).last == "actor"
    declarations[symbol.id] = Declaration(
      symbol: symbol, module: file.module, place: Place(file: file.path, line: occurrence.line),
      parent: occurrence.related(.accessorOf) ?? occurrence.related(.childOf), isActor: isActor,
      isImplicit: isImplicit)
  }

  private mutating func makeNodes() {
    for declaration in declarations.values where declaration.symbol.isType {
      nodes[declaration.symbol.usr] = TypeNode(
        id: declaration.symbol.usr, name: qualifiedName(of: declaration), kind: kind(of: declaration),
        module: declaration.module, place: declaration.place)
    }
    for declaration in declarations.values {
      guard let owner = owner(of: declaration.symbol) else { continue }
      if let member = member(declaration) { members[owner, default: []].append(member) }
    }
  }

  private func qualifiedName(of declaration: Declaration) -> String {
    var names = [declaration.symbol.name]
    var parent = declaration.parent
    while let around = parent {
      if around.isType || around.kind == .extension { names.append(around.name) }
      parent = declarations[around.id]?.parent
    }
    return names.reversed().joined(separator: ".")
  }

  private func kind(of declaration: Declaration) -> TypeNode.Kind {
    switch declaration.symbol.kind {
    case .class: declaration.isActor ? .actor : .class
    case .enum: .enum
    case .protocol: .protocol
    default: .struct
    }
  }

  private func member(_ declaration: Declaration) -> Member? {
    let symbol = declaration.symbol
    guard !declaration.isImplicit, !symbol.isAccessor, let parent = declaration.parent,
      parent.isType || parent.kind == .extension
    else { return nil }
    let kind: Member.Kind
    switch symbol.kind {
    case .instanceProperty, .classProperty, .staticProperty: kind = .property
    case .instanceMethod, .classMethod, .staticMethod, .destructor: kind = .method
    case .constructor: kind = .initializer
    case .enumCase: kind = .enumCase
    default: return nil
    }
    let isRequirement = parent.kind == .protocol
    return Member(
      name: symbol.name, kind: kind,
      type: demangler.text(ofUSR: symbol.usr).map { DemangledName($0).type } ?? "",
      isStored: kind == .property && !isRequirement && !computed.contains(symbol.id), place: declaration.place
    )
  }

  // MARK: References

  private mutating func connect(_ file: ReadFile, _ positions: Positions) {
    for occurrence in file.occurrences where occurrence.roles.contains(.reference) {
      let symbol = occurrence.symbol
      guard !symbol.isAccessor, symbol.kind != .module, symbol.kind != .parameter else { continue }
      if occurrence.relations.isEmpty { givenByPosition[file.path, default: 0] += 1 }
      guard let (from, member) = source(of: occurrence, positions) else { continue }
      for target in targets(of: symbol) {
        guard let to = owner(of: target), to != from else { continue }
        add(occurrence, of: target, from: from, member: member, to: to, in: file)
      }
    }
  }

  /// The type that an occurrence belongs to, and the member of it.
  private mutating func source(
    of occurrence: IndexOccurrence, _ positions: Positions
  ) -> (TypeNode.ID, member: String?)? {
    let around =
      occurrence.related(.containedBy) ?? occurrence.related(.baseOf) ?? occurrence.related(.extendedBy)
      ?? positions.declaration(around: occurrence)
    guard let around, let owner = owner(of: around) else { return nil }
    var member: IndexSymbol? = around
    while let found = member, !isMember(found) { member = declarations[found.id]?.parent }
    return (owner, member?.name)
  }

  private func isMember(_ symbol: IndexSymbol) -> Bool {
    guard !symbol.isAccessor, let parent = declarations[symbol.id]?.parent else { return false }
    return !symbol.isType && symbol.kind != .parameter && (parent.isType || parent.kind == .extension)
  }

  /// What is named by a name: an alias stands for what is behind it.
  private func targets(of symbol: IndexSymbol) -> [IndexSymbol] {
    var found: [IndexSymbol] = []
    var open = [symbol]
    var seen: Set<Int> = []
    while let next = open.popLast() {
      guard seen.insert(next.id).inserted else { continue }
      if next.kind == .typealias, next.subkind == .none, let behind = aliases[next.id] {
        open += behind
      } else {
        found.append(next)
      }
    }
    return found
  }

  private mutating func add(
    _ occurrence: IndexOccurrence, of target: IndexSymbol, from: TypeNode.ID, member: String?,
    to: TypeNode.ID, in file: ReadFile
  ) {
    let ends = Ends(from: from, to: to)
    for kind in kinds(of: occurrence, target, from: from, to: to, member: member) {
      let reference = Reference(
        kind: kind, place: Place(file: file.path, line: occurrence.line), fromMember: member,
        toMember: target.isType || target.kind == .typealias ? nil : target.name,
        isImplicit: occurrence.roles.contains(.implicit))
      references[ends, default: []].append(reference)
    }
  }

  private mutating func kinds(
    of occurrence: IndexOccurrence, _ target: IndexSymbol, from: TypeNode.ID, to: TypeNode.ID, member: String?
  ) -> [Reference.Kind] {
    let roles = occurrence.roles
    if occurrence.related(.baseOf) != nil {
      if target.kind != .protocol { bases.insert(Ends(from: from, to: to)) }
      return [target.kind == .protocol ? .conforms : .inherits]
    }
    if roles.contains(.call) {
      // An initialiser that calls its superclass's makes no further object.
      let isSuper = bases.contains(Ends(from: from, to: to)) && member?.hasPrefix("init(") == true
      return [target.kind == .constructor && !isSuper ? .constructs : .calls]
    }
    let accesses =
      (roles.contains(.read) ? [Reference.Kind.reads] : []) + (roles.contains(.write) ? [.writes] : [])
    return accesses.isEmpty ? [.mentions] : accesses
  }

  // MARK: Owners

  /// The node that a symbol counts for; nil if it counts for none, such as a function outside any type.
  private mutating func owner(of symbol: IndexSymbol) -> TypeNode.ID? {
    if let known = owners[symbol.id] { return known }
    // A symbol within itself, which only a damaged index has, belongs to nobody.
    owners[symbol.id] = .some(nil)
    let owner = findOwner(of: symbol)
    owners[symbol.id] = owner
    return owner
  }

  private mutating func findOwner(of symbol: IndexSymbol) -> TypeNode.ID? {
    if nodes[symbol.usr] != nil { return symbol.usr }
    guard let declaration = declarations[symbol.id] else { return outsideOwner(of: symbol) }
    if symbol.kind == .extension { return extensionOwner(declaration) }
    return declaration.parent.flatMap { owner(of: $0) }
  }

  private mutating func extensionOwner(_ declaration: Declaration) -> TypeNode.ID? {
    guard let type = extended[declaration.symbol.id] else { return nil }
    if let node = nodes[type.usr], node.module == declaration.module { return node.id }
    let id = "extension of \(type.usr) in \(declaration.module)"
    let known = nodes[id]?.place
    nodes[id] = TypeNode(
      id: id, name: "\(type.name) extension", kind: .extension, module: declaration.module,
      place: known.map { min($0, declaration.place) } ?? declaration.place)
    return id
  }

  private mutating func outsideOwner(of symbol: IndexSymbol) -> TypeNode.ID? {
    // The standard library's symbols begin with `s` or `S` where others have their module's length.
    guard symbol.kind != .macro, !symbol.usr.hasPrefix("s:s"), !symbol.usr.hasPrefix("s:S") else {
      return nil
    }
    guard symbol.usr.hasPrefix("s:") else {
      return symbol.isType ? outsideNode(named: symbol.name, module: "C", kind: symbol.kind) : nil
    }
    guard let text = demangler.text(ofUSR: symbol.usr) else { return nil }
    var path = DemangledName(text).path
    if !symbol.isType { path = path.dropLast() }
    guard path.count > 1, path[0] != "Swift" else { return nil }
    return outsideNode(
      named: path.dropFirst().joined(separator: "."), module: path[0], kind: symbol.isType ? symbol.kind : nil
    )
  }

  private mutating func outsideNode(
    named name: String, module: String, kind: IndexSymbol.Kind?
  ) -> TypeNode.ID {
    let id = "\(module).\(name)"
    let found: TypeNode.Kind? =
      switch kind {
      case .class: .class
      case .enum: .enum
      case .protocol: .protocol
      case .struct: .struct
      default: nil
      }
    // A member does not tell what kind of type declares it; where the type itself is named, that does.
    if let found {
      nodes[id] = TypeNode(id: id, name: name, kind: found, module: module, place: nil)
    } else if nodes[id] == nil {
      nodes[id] = TypeNode(id: id, name: name, kind: .struct, module: module, place: nil)
    }
    return id
  }

  // MARK: The result

  private func finish() -> DependencyGraph {
    let types = nodes.values.map { node in
      TypeNode(
        id: node.id, name: node.name, kind: node.kind, module: node.module, place: node.place,
        members: (members[node.id] ?? []).sorted { ($0.place, $0.name) < ($1.place, $1.name) })
    }
    let edges = references.map { ends, references in
      Edge(from: ends.from, to: ends.to, references: references.sorted(by: Self.isBefore))
    }
    let names = Dictionary(uniqueKeysWithValues: types.map { ($0.id, ($0.module, $0.name, $0.id)) })
    let none = ("", "", "")
    return DependencyGraph(
      types: types.sorted { ($0.module, $0.name, $0.id) < ($1.module, $1.name, $1.id) },
      edges: edges.sorted { one, other in
        let (from, otherFrom) = (names[one.from] ?? none, names[other.from] ?? none)
        if from != otherFrom { return from < otherFrom }
        return (names[one.to] ?? none) < (names[other.to] ?? none)
      }, givenByPosition: givenByPosition)
  }

  private static func isBefore(_ one: Reference, _ other: Reference) -> Bool {
    if one.place != other.place { return one.place < other.place }
    let order = Reference.Kind.allCases
    let (first, second) = (order.firstIndex(of: one.kind) ?? 0, order.firstIndex(of: other.kind) ?? 0)
    if first != second { return first < second }
    return (one.toMember ?? "", one.fromMember ?? "") < (other.toMember ?? "", other.fromMember ?? "")
  }
}
