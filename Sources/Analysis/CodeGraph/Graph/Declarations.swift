/// The definitions in a module's files, by USR, with its extensions and type aliases.
struct Declarations {
  /// A definition in a source file.
  struct Declaration {
    let symbol: IndexSymbol
    let place: Place
    /// The enclosing declaration; nil at the top level.
    let parent: IndexSymbol?
    let isActor: Bool
    let isImplicit: Bool
  }

  let module: String
  private(set) var byUSR: [String: Declaration] = [:]
  /// The extended type, by the USR of the extension.
  private(set) var extended: [String: IndexSymbol] = [:]
  /// The symbols that each type alias stands for, those of imported modules included.
  private(set) var aliases: [String: [IndexSymbol]] = [:]
  private(set) var globals: [GlobalDeclaration] = []
  private var computed: Set<String> = []

  init(of module: String, importing imports: [ModuleCode]) {
    self.module = module
    for code in imports { aliases.merge(code.interface.aliases) { own, _ in own } }
  }

  subscript(usr: String) -> Declaration? { byUSR[usr] }

  mutating func add(_ file: IndexedFile, _ positions: DeclarationPositions) {
    for occurrence in file.occurrences {
      let symbol = occurrence.symbol
      if let extensionSymbol = occurrence.related(.extendedBy) { extended[extensionSymbol.usr] = symbol }
      if occurrence.roles.contains(.definition) {
        add(occurrence, in: file)
      } else if occurrence.relations.isEmpty,
        let alias = positions.enclosingDeclaration(of: occurrence), alias.isAlias
      {
        aliases[alias.usr, default: []].append(symbol)
      }
    }
  }

  private mutating func add(_ definition: IndexOccurrence, in file: IndexedFile) {
    let symbol = definition.symbol
    let place = Place(file: file.path, line: definition.line)
    let isImplicit = definition.roles.contains(.implicit)
    let property = definition.related(.accessorOf)
    if symbol.subkind == .getter, !isImplicit, let property { computed.insert(property.usr) }
    if definition.relations.isEmpty, !isImplicit, symbol.kind == .function || symbol.kind == .variable {
      globals.append(GlobalDeclaration(name: symbol.name, module: module, place: place))
    }
    // The index gives an actor the kind of a class.
    let isActor =
      symbol.kind == .class
      && file.text.start(ofLine: definition.line, before: definition.column)
        .split(separator: " ").last == "actor"
    byUSR[symbol.usr] = Declaration(
      symbol: symbol, place: place, parent: property ?? definition.related(.childOf), isActor: isActor,
      isImplicit: isImplicit)
  }

  /// The member that encloses a declaration, or the declaration itself if it is one.
  func member(around declaration: IndexSymbol) -> IndexSymbol? {
    var member: IndexSymbol? = declaration
    while let found = member, found.memberKind == nil { member = byUSR[found.usr]?.parent }
    return member
  }

  func isStored(_ property: IndexSymbol) -> Bool {
    property.memberKind == .property && !computed.contains(property.usr)
  }

  /// The symbols that a symbol refers to: itself or, for an alias, all that it stands for.
  func targets(of symbol: IndexSymbol) -> [IndexSymbol] {
    var found: [IndexSymbol] = []
    var open = [symbol]
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next.usr).inserted else { continue }
      if next.isAlias, let aliased = aliases[next.usr] {
        open += aliased
      } else {
        found.append(next)
      }
    }
    return found
  }
}
