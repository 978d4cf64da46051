/// Makes the graph of a module's types out of what the index says of its files.
///
/// - A reference belongs to the type around the declaration that contains it; closures and local functions belong to the
///   member around them. Where the index names no such declaration, position decides.
/// - Naming a member names the type that declares it. Naming a type alias names what stands behind it.
/// - An extension belongs to the type it extends; where another module declares that, it is a node of its own.
/// - The standard library is vocabulary, not coupling: its types are no nodes.
struct GraphBuilder {
  private let module: String
  // All of these go by USRs.
  private var declarations: [String: Declaration] = [:]
  private var extended: [String: IndexSymbol] = [:]
  private var aliases: [String: [IndexSymbol]] = [:]
  private var computed: Set<String> = []
  private var nodes: [TypeNode.ID: TypeNode] = [:]
  /// What other modules declare, as far as they were read.
  private let imported: Set<TypeNode.ID>
  /// The types that were read, by module and name: what the compiler adds to one, as `rawValue`, is declared nowhere.
  private var named: [String: TypeNode.ID] = [:]
  private var members: [TypeNode.ID: [Member]] = [:]
  private var owners: [String: TypeNode.ID?] = [:]
  private var references: [Ends: [Reference]] = [:]
  private var givenByPosition: [String: Int] = [:]
  private var lookups: Set<Lookup> = []
  private var globals: [GlobalDeclaration] = []
  private let demangler = Demangler()

  /// A definition in the files that were read.
  private struct Declaration {
    let symbol: IndexSymbol
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

  private init(of module: String, importing imports: [ModuleCode]) {
    self.module = module
    let types = imports.flatMap(\.graph.types).filter { $0.place != nil }
    imported = Set(types.map(\.id))
    for type in types {
      nodes[type.id] = type
      if type.kind != .extension { named["\(type.module).\(type.name)"] = type.id }
    }
    for interface in imports.map(\.interface) {
      owners.merge(interface.owners) { own, _ in own }
      aliases.merge(interface.aliases) { own, _ in own }
    }
  }

  /// What is to be known of a module, given those that it imports as far as they were read.
  static func code(of module: String, in files: [IndexedFile], importing imports: [ModuleCode]) -> ModuleCode
  {
    var builder = GraphBuilder(of: module, importing: imports)
    let positions = files.map(Positions.init)
    for (file, positions) in zip(files, positions) { builder.declare(file, positions) }
    builder.makeNodes()
    for (file, positions) in zip(files, positions) { builder.connect(file, positions) }
    return ModuleCode(graph: builder.graph, interface: builder.interface)
  }

  // MARK: Declarations

  private mutating func declare(_ file: IndexedFile, _ positions: Positions) {
    for occurrence in file.occurrences {
      let symbol = occurrence.symbol
      if let extensionSymbol = occurrence.related(.extendedBy) { extended[extensionSymbol.usr] = symbol }
      if occurrence.roles.contains(.definition) {
        declare(occurrence, in: file)
      } else if occurrence.relations.isEmpty, let alias = positions.declaration(around: occurrence),
        alias.isAlias
      {
        aliases[alias.usr, default: []].append(symbol)
      }
    }
  }

  private mutating func declare(_ occurrence: IndexOccurrence, in file: IndexedFile) {
    let symbol = occurrence.symbol
    let isImplicit = occurrence.roles.contains(.implicit)
    if symbol.subkind == .getter, !isImplicit, let property = occurrence.related(.accessorOf) {
      computed.insert(property.usr)
    }
    let isActor =
      symbol.kind == .class
      && file.text.start(ofLine: occurrence.line, before: occurrence.column)
        .split(separator: " ").last == "actor"
    if occurrence.relations.isEmpty, !isImplicit, symbol.kind == .function || symbol.kind == .variable {
      globals.append(
        GlobalDeclaration(
          name: symbol.name, module: module, place: Place(file: file.path, line: occurrence.line)))
    }
    declarations[symbol.usr] = Declaration(
      symbol: symbol, place: Place(file: file.path, line: occurrence.line),
      parent: occurrence.related(.accessorOf) ?? occurrence.related(.childOf), isActor: isActor,
      isImplicit: isImplicit)
  }

  private mutating func makeNodes() {
    for declaration in declarations.values where declaration.symbol.isType {
      nodes[declaration.symbol.usr] = TypeNode(
        id: declaration.symbol.usr, name: qualifiedName(of: declaration), kind: kind(of: declaration.symbol),
        module: module, place: declaration.place)
      named["\(module).\(qualifiedName(of: declaration))"] = declaration.symbol.usr
    }
    for declaration in declarations.values {
      guard let owner = owner(of: declaration.symbol) else { continue }
      if let member = member(declaration) { members[owner, default: []].append(member) }
    }
  }

  private func qualifiedName(of declaration: Declaration) -> String {
    guard let parent = declaration.parent else { return declaration.symbol.name }
    return "\(qualifiedName(of: extended[parent.usr] ?? parent)).\(declaration.symbol.name)"
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

  private func member(_ declaration: Declaration) -> Member? {
    let symbol = declaration.symbol
    guard !declaration.isImplicit, let kind = symbol.memberKind, let parent = declaration.parent,
      parent.isType || parent.kind == .extension
    else { return nil }
    return Member(
      name: symbol.name, kind: kind,
      type: demangler.text(ofUSR: symbol.usr).map { DemangledName($0).type } ?? "",
      isStored: kind == .property && !computed.contains(symbol.usr), place: declaration.place
    )
  }

  // MARK: References

  private mutating func connect(_ file: IndexedFile, _ positions: Positions) {
    let aliasedBases = AliasedBases(file)
    for occurrence in file.occurrences where occurrence.roles.contains(.reference) {
      guard occurrence.symbol.canBeNamed, !aliasedBases.hold(occurrence) else { continue }
      let related = [.containedBy, .baseOf, .extendedBy].lazy.compactMap(occurrence.related).first
      guard let around = related ?? positions.declaration(around: occurrence) else { continue }
      let owner = owner(of: around)
      if owner == nil && related != nil { continue }
      let targets = targets(of: occurrence.symbol).compactMap { target in
        self.owner(of: target).map { (symbol: target, owner: $0) }
      }
      // Also where it makes no edge, as behind an alias outside any type, it says what a name stands for.
      if related == nil && !targets.isEmpty { givenByPosition[file.path, default: 0] += 1 }
      guard let from = owner else { continue }
      let isImplicit = !isWritten(occurrence, in: file) && !aliasedBases.stand(for: occurrence)
      let place = Place(file: file.path, line: occurrence.line)
      // What looks up by means of its own is counted where it is asked, not where it asks itself.
      if targets.isEmpty || targets.contains(where: { $0.owner != from }) {
        let owners = Set(targets.compactMap { nodes[$0.owner]?.name })
        note(occurrence, in: file, by: from, of: owners)
      }
      for target in targets where target.owner != from {
        let ends = Ends(from: from, to: target.owner)
        references[ends, default: []] += kinds(of: occurrence, target.symbol, in: file).map { kind in
          Reference(
            kind: kind, place: place, fromMember: member(around: around)?.name,
            toMember: target.symbol.memberKind == nil ? nil : target.symbol.name, isImplicit: isImplicit)
        }
      }
    }
  }

  /// Notes a look-up by name, if the occurrence is one.
  private mutating func note(
    _ occurrence: IndexOccurrence, in file: IndexedFile, by type: TypeNode.ID, of owners: Set<String>
  ) {
    let means = occurrence.symbol.name
    let isOwn = file.lookups.contains { $0.member == means && owners.contains($0.type) }
    guard isOwn || Lookup.allMeans.contains(means) else { return }
    let (line, column) = (occurrence.line, occurrence.column)
    let name =
      isOwn
      ? file.text.argument(atLine: line, column: column)
      : means == Lookup.dynamicMember ? file.text.word(atLine: line, column: column) : nil
    lookups.insert(
      Lookup(type: type, means: means, name: name, place: Place(file: file.path, line: line), column: column))
  }

  /// The member in which a declaration stands, or that it is.
  private func member(around declaration: IndexSymbol) -> IndexSymbol? {
    var member: IndexSymbol? = declaration
    while let found = member, found.memberKind == nil { member = declarations[found.usr]?.parent }
    return member
  }

  /// Whether the author wrote the reference. The compiler also notes names that do not stand where it says, such as that
  /// of a wrapper's property for the value that it is given, without calling them implicit.
  private func isWritten(_ occurrence: IndexOccurrence, in file: IndexedFile) -> Bool {
    guard !occurrence.roles.contains(.implicit) else { return false }
    let symbol = occurrence.symbol
    guard symbol.isType || symbol.memberKind == .property && symbol.subkind != .subscript else { return true }
    return file.text.has(symbol.name, atLine: occurrence.line, column: occurrence.column)
  }

  /// What is named by a name: an alias stands for what is behind it.
  private func targets(of symbol: IndexSymbol) -> [IndexSymbol] {
    var found: [IndexSymbol] = []
    var open = [symbol]
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next.usr).inserted else { continue }
      if next.isAlias, let behind = aliases[next.usr] {
        open += behind
      } else {
        found.append(next)
      }
    }
    return found
  }

  private func kinds(
    of occurrence: IndexOccurrence, _ target: IndexSymbol, in file: IndexedFile
  ) -> [Reference.Kind] {
    let roles = occurrence.roles
    if occurrence.related(.baseOf) != nil { return [target.kind == .protocol ? .conforms : .inherits] }
    if roles.contains(.call) {
      // An initialiser that calls its superclass's makes no further object.
      let before = file.text.start(ofLine: occurrence.line, before: occurrence.column)
      return [target.kind == .constructor && !before.hasSuffix("super.") ? .constructs : .calls]
    }
    let accesses =
      (roles.contains(.read) ? [Reference.Kind.reads] : []) + (roles.contains(.write) ? [.writes] : [])
    return accesses.isEmpty ? [.mentions] : accesses
  }

  // MARK: Owners

  /// The node that a symbol counts for; nil if it counts for none, such as a function outside any type.
  private mutating func owner(of symbol: IndexSymbol) -> TypeNode.ID? {
    if let known = owners[symbol.usr] { return known }
    let owner = findOwner(of: symbol)
    owners[symbol.usr] = .some(owner)
    return owner
  }

  private mutating func findOwner(of symbol: IndexSymbol) -> TypeNode.ID? {
    if nodes[symbol.usr] != nil { return symbol.usr }
    guard let declaration = declarations[symbol.usr] else { return outsideOwner(of: symbol) }
    if symbol.kind == .extension { return extensionOwner(declaration) }
    return declaration.parent.flatMap { owner(of: $0) }
  }

  private mutating func extensionOwner(_ declaration: Declaration) -> TypeNode.ID? {
    guard let type = extended[declaration.symbol.usr] else { return nil }
    if let node = nodes[type.usr], node.module == module { return node.id }
    let id = "extension of \(type.usr) in \(module)"
    let known = nodes[id]?.place
    nodes[id] = TypeNode(
      id: id, name: "\(qualifiedName(of: type)) extension", kind: .extension, module: module,
      place: known.map { min($0, declaration.place) } ?? declaration.place)
    return id
  }

  private mutating func outsideOwner(of symbol: IndexSymbol) -> TypeNode.ID? {
    // The standard library's symbols begin with `s` or `S` where others have their module's length.
    guard !symbol.usr.hasPrefix("s:s"), !symbol.usr.hasPrefix("s:S") else {
      return nil
    }
    guard symbol.usr.hasPrefix("s:") else {
      return symbol.isType ? outsideNode(named: symbol.name, module: "C", kind: kind(of: symbol)) : nil
    }
    guard let text = demangler.text(ofUSR: symbol.usr) else { return nil }
    var path = DemangledName(text).path
    if !symbol.isType { path = path.dropLast() }
    guard path.count > 1, path[0] != "Swift" else { return nil }
    if let read = named[path.joined(separator: ".")] { return read }
    let kind = symbol.isType ? kind(of: symbol) : demangler.kind(ofType: path, declaring: symbol.usr)
    return outsideNode(named: path.dropFirst().joined(separator: "."), module: path[0], kind: kind)
  }

  private mutating func outsideNode(
    named name: String, module: String, kind: TypeNode.Kind
  ) -> TypeNode.ID {
    let id = "\(module).\(name)"
    nodes[id] = TypeNode(id: id, name: name, kind: kind, module: module, place: nil)
    return id
  }

  // MARK: The result

  /// The types that the module declares or names in others that were not read, and what its own name.
  private var graph: DependencyGraph {
    DependencyGraph(
      sorting: nodes.values.map { node in
        TypeNode(
          id: node.id, name: node.name, kind: node.kind, module: node.module, place: node.place,
          members: members[node.id] ?? [])
      }, without: imported,
      references.map { Edge(from: $0.from, to: $0.to, references: $1) }, givenByPosition: givenByPosition,
      lookups: lookups, globals: globals)
  }

  private var interface: ModuleCode.Interface {
    ModuleCode.Interface(
      owners: owners.filter { declarations[$0.key] != nil },
      aliases: aliases.filter { declarations[$0.key] != nil })
  }
}
