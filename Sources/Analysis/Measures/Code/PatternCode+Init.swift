import CodeGraph

extension PatternCode {
  /// Selects the code of the pattern at a path for the example in a folder; `smaller` is its code for smaller examples.
  ///
  /// It throws if a type does not play exactly one role, or if the code breaks another rule of ``MeasureError``.
  public init(
    of roleModel: RoleModel, at path: String, example: String, after smaller: [PatternCode] = [],
    root: CompositionRoot = .none, in graph: DependencyGraph
  ) throws(MeasureError) {
    let classifier = RoleClassifier(roleModel: roleModel, graph: graph)
    var own: [TypeNode.ID: ClassifiedType] = [:]
    for node in Self.types(of: example, of: roleModel.module, at: path, in: graph) {
      own[node.id] = try classifier.ownType(node)
    }
    guard !own.isEmpty else { throw .graph(.noTypes(module: "\(path)/\(example)/")) }
    // Global code belongs to no role, so its references would go uncounted.
    if let global = graph.globals.first(where: { $0.module == roleModel.module }) {
      throw .globalDeclaration(name: global.name, place: global.place)
    }
    var external: [TypeNode.ID: ClassifiedType] = [:]
    for node in graph.types where own[node.id] == nil && node.module != roleModel.module {
      external[node.id] = try classifier.externalType(node)
    }
    let nodes = Dictionary(uniqueKeysWithValues: graph.types.map { ($0.id, $0) })
    var links: [Link] = []
    var externalLinks: [Link] = []
    for edge in graph.edges {
      if let from = own[edge.from] {
        guard let target = nodes[edge.to] else { continue }
        if let to = own[edge.to] ?? external[edge.to] {
          links.append(Link(from: from, to: to, edge: edge))
        } else if classifier.mustHaveRole(target) {
          let place = edge.references.first?.place
          throw target.place == nil
            ? .noRole(type: target.name, place: place)
            : .mustNotBeNamed(type: target.name, place: place)
        }
      } else if let from = external[edge.from], let to = external[edge.to] {
        externalLinks.append(Link(from: from, to: to, edge: edge))
      }
    }
    let order = Dictionary(
      roleModel.roles.flatMap(\.types).enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var ranks: [TypeNode.ID: Int] = [:]
    let named = Set(own.values).union(links.map(\.to)).map { ($0, order[$0.node.outermostName] ?? .max) }
    for (rank, (type, _)) in named.sorted(by: { ($0.1, $0.0.name, $0.0.id) < ($1.1, $1.0.name, $1.0.id) })
      .enumerated()
    {
      ranks[type.id] = rank
    }
    func rank(_ type: ClassifiedType) -> Int { ranks[type.id] ?? .max }
    self.roleModel = roleModel
    self.example = example
    self.smaller = smaller
    self.root = root
    let rootIDs = Set(root.types.map(\.id))
    edgesFromRoot = graph.edges.filter { rootIDs.contains($0.from) && own[$0.to] != nil }
    let types = own.values.sorted { rank($0) < rank($1) }
    self.links = links.sorted { (rank($0.from), rank($0.to)) < (rank($1.from), rank($1.to)) }
    self.types = types
    counted = types.filter { !$0.isWiring }
    var seen = Set(types)
    allTypes = types + self.links.map(\.to).filter { seen.insert($0).inserted }
    self.externalLinks = externalLinks
    namedLookups = graph.lookups.filter { own[$0.type] != nil }
    roleArrows = RoleArrow.all(of: roleModel, from: self.links)
    let files = Set(types.compactMap { $0.node.place?.file })
    givenByPosition = graph.givenByPosition.filter { files.contains($0.key) }.map(\.value).reduce(0, +)
  }
}

extension TypeNode {
  /// The name that a card lists: that of the outermost enclosing type, or its own.
  package var outermostName: String { isNested ? String(name.prefix { $0 != "." }) : name }
}
