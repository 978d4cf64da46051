/// Builds the graph of a module's types from the compiler's index of its files.
///
/// - A reference belongs to the type that encloses it; closures and local functions belong to the enclosing member.
///   Where the index names no enclosing declaration, the position decides.
/// - A reference to a member is one to the type that declares it. A reference to a type alias is one to all that the
///   alias stands for.
/// - An extension belongs to the type it extends; an extension of another module's type is a node of its own.
/// - The standard library's types are no nodes: they are vocabulary, not coupling.
struct GraphBuilder {
  private let declarations: Declarations
  /// Whether the graph has the references of a type to its own members.
  private let hasOwnReferences: Bool
  private var types: TypeTable
  private var references: [Ends: [Reference]] = [:]
  private var givenByPosition: [String: Int] = [:]
  private var lookups: Set<Lookup> = []

  private struct Ends: Hashable {
    let from: TypeNode.ID
    let to: TypeNode.ID
  }

  /// Builds a module's part of the graph and its interface, given the code of the modules that it imports.
  static func code(
    of module: String, in files: [IndexedFile], importing imports: [ModuleCode],
    withOwnReferences hasOwnReferences: Bool = false
  ) -> ModuleCode {
    let positions = files.map(DeclarationPositions.init)
    var declarations = Declarations(of: module, importing: imports)
    for (file, positions) in zip(files, positions) { declarations.add(file, positions) }
    var builder = GraphBuilder(
      declarations: declarations, hasOwnReferences: hasOwnReferences,
      types: TypeTable(of: declarations, importing: imports))
    for (file, positions) in zip(files, positions) { builder.addReferences(in: file, positions) }
    return ModuleCode(graph: builder.graph, interface: builder.interface)
  }

  private mutating func addReferences(in file: IndexedFile, _ positions: DeclarationPositions) {
    let aliasedBases = file.aliasedBases
    for occurrence in file.occurrences where occurrence.roles.contains(.reference) {
      let symbol = occurrence.symbol
      guard symbol.canBeNamed, !(symbol.isAlias && aliasedBases.contains(occurrence.spot)) else { continue }
      let related = [.containedBy, .baseOf, .extendedBy].lazy.compactMap(occurrence.related).first
      guard let enclosing = related ?? positions.enclosingDeclaration(of: occurrence) else { continue }
      let owner = types.owner(of: enclosing)
      if owner == nil && related != nil { continue }
      let targets = declarations.targets(of: symbol).compactMap { target in
        types.owner(of: target).map { (symbol: target, owner: $0) }
      }
      // Counted even without an edge: behind a global alias, the position still decides what a name stands for.
      if related == nil && !targets.isEmpty { givenByPosition[file.path, default: 0] += 1 }
      guard let from = owner else { continue }
      let isAliasedBase = occurrence.related(.baseOf) != nil && aliasedBases.contains(occurrence.spot)
      let isImplicit = !isAliasedBase && !isWritten(occurrence, in: file)
      let place = Place(file: file.path, line: occurrence.line)
      // A type's use of its own look-up member is no look-up: the callers' uses are.
      if targets.isEmpty || targets.contains(where: { $0.owner != from }) {
        let owners = Set(targets.compactMap { types.nodes[$0.owner]?.name })
        addLookup(occurrence, in: file, by: from, of: owners)
      }
      for target in targets where hasOwnReferences || target.owner != from {
        let ends = Ends(from: from, to: target.owner)
        references[ends, default: []] += kinds(of: occurrence, target.symbol, in: file).map { kind in
          Reference(
            kind: kind, place: place, fromMember: declarations.member(around: enclosing)?.name,
            toMember: target.symbol.memberKind == nil ? nil : target.symbol.name, isImplicit: isImplicit)
        }
      }
    }
  }

  /// Adds a look-up by name, if the occurrence is one.
  private mutating func addLookup(
    _ occurrence: IndexOccurrence, in file: IndexedFile, by type: TypeNode.ID, of owners: Set<String>
  ) {
    let mechanism = occurrence.symbol.name
    let isOwn = file.lookups.contains { $0.member == mechanism && owners.contains($0.type) }
    guard isOwn || Lookup.platformMechanisms.contains(mechanism) else { return }
    let (line, column) = (occurrence.line, occurrence.column)
    let name =
      isOwn
      ? file.text.argument(atLine: line, column: column)
      : mechanism == Lookup.dynamicMember ? file.text.identifier(atLine: line, column: column) : nil
    let place = Place(file: file.path, line: line)
    lookups.insert(Lookup(type: type, mechanism: mechanism, name: name, place: place, column: column))
  }

  /// Whether the author wrote the reference.
  ///
  /// The compiler adds some without marking them as implicit, such as a property wrapper's `wrappedValue`; the source
  /// has another text at their place.
  private func isWritten(_ occurrence: IndexOccurrence, in file: IndexedFile) -> Bool {
    guard !occurrence.roles.contains(.implicit) else { return false }
    let symbol = occurrence.symbol
    guard symbol.isType || symbol.memberKind == .property && symbol.subkind != .subscript else { return true }
    return file.text.has(symbol.name, atLine: occurrence.line, column: occurrence.column)
  }

  private func kinds(
    of occurrence: IndexOccurrence, _ target: IndexSymbol, in file: IndexedFile
  ) -> [Reference.Kind] {
    let roles = occurrence.roles
    if occurrence.related(.baseOf) != nil { return [target.kind == .protocol ? .conforms : .inherits] }
    if roles.contains(.call) {
      // A call of `super.init` makes no further object.
      let before = file.text.start(ofLine: occurrence.line, before: occurrence.column)
      return [target.kind == .constructor && !before.hasSuffix("super.") ? .constructs : .calls]
    }
    let accesses =
      (roles.contains(.read) ? [Reference.Kind.reads] : []) + (roles.contains(.write) ? [.writes] : [])
    return accesses.isEmpty ? [.mentions] : accesses
  }

  /// The module's types, the types that it refers to in modules that are not read, and all edges from its own.
  private var graph: DependencyGraph {
    DependencyGraph(
      sorting: types.nodes.values.map { node in
        TypeNode(
          id: node.id, name: node.name, kind: node.kind, module: node.module, place: node.place,
          members: types.members[node.id] ?? [])
      }, without: types.imported,
      references.map { Edge(from: $0.from, to: $0.to, references: $1) }, givenByPosition: givenByPosition,
      lookups: lookups, globals: declarations.globals)
  }

  private var interface: ModuleCode.Interface {
    ModuleCode.Interface(
      owners: types.owners.filter { declarations[$0.key] != nil },
      aliases: declarations.aliases.filter { declarations[$0.key] != nil })
  }
}
