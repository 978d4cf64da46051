import Foundation

extension ModuleCode {
  private static let typeKinds = TypeNode.Kind.allCases
  private static let memberKinds = Member.Kind.allCases
  private static let referenceKinds = Reference.Kind.allCases

  /// The code in a compact binary form.
  var packed: Data {
    var packer = Packer()
    packer.add(graph.types) { packer, type in
      for text in [type.id, type.name, type.module] { packer.add(text) }
      packer.add(Self.typeKinds.firstIndex(of: type.kind) ?? 0)
      packer.add(type.place?.file)
      packer.add(type.place?.line ?? 0)
      packer.add(type.members) { packer, member in
        packer.add(member.name)
        packer.add(Self.memberKinds.firstIndex(of: member.kind) ?? 0)
        packer.add(member.type)
        packer.add(member.isStored ? 1 : 0)
        packer.add(member.place)
      }
    }
    packer.add(graph.edges) { packer, edge in
      packer.add(edge.from)
      packer.add(edge.to)
      packer.add(edge.references) { packer, reference in
        packer.add(Self.referenceKinds.firstIndex(of: reference.kind) ?? 0)
        packer.add(reference.place)
        packer.add(reference.fromMember)
        packer.add(reference.toMember)
        packer.add(reference.isImplicit ? 1 : 0)
      }
    }
    packer.add(graph.givenByPosition)
    packer.add(graph.lines)
    packer.add(graph.lookups) { packer, lookup in
      packer.add(lookup.type)
      packer.add(lookup.mechanism)
      packer.add(lookup.name)
      packer.add(lookup.place)
      packer.add(lookup.column)
    }
    packer.add(graph.globals) { packer, declaration in
      packer.add(declaration.name)
      packer.add(declaration.module)
      packer.add(declaration.place)
    }
    packer.add(interface.owners) { packer, owner in
      packer.add(owner.key)
      packer.add(owner.value)
    }
    packer.add(interface.aliases) { packer, alias in
      packer.add(alias.key)
      packer.add(alias.value) { packer, symbol in
        packer.add(symbol.usr)
        packer.add(symbol.name)
        packer.add(Int(symbol.kind.rawValue))
        packer.add(Int(symbol.subkind.rawValue))
      }
    }
    return packer.data
  }

  /// Decodes ``packed``; unless `isWhole`, without the interface, which only importing modules need.
  init(packed data: Data, isWhole: Bool = true) throws {
    var unpacker = try Unpacker(data)
    let types = try unpacker.list { unpacker in
      let (id, name, module) = (try unpacker.text(), try unpacker.text(), try unpacker.text())
      let kind = try unpacker.one(of: Self.typeKinds)
      let (file, line) = (try unpacker.optionalText(), try unpacker.number())
      return TypeNode(
        id: id, name: name, kind: kind, module: module, place: file.map { Place(file: $0, line: line) },
        members: try unpacker.list { unpacker in
          Member(
            name: try unpacker.text(), kind: try unpacker.one(of: Self.memberKinds),
            type: try unpacker.text(), isStored: try unpacker.number() == 1, place: try unpacker.place())
        })
    }
    let edges = try unpacker.list { unpacker in
      Edge(
        from: try unpacker.text(), to: try unpacker.text(),
        references: try unpacker.list { unpacker in
          Reference(
            kind: try unpacker.one(of: Self.referenceKinds), place: try unpacker.place(),
            fromMember: try unpacker.optionalText(), toMember: try unpacker.optionalText(),
            isImplicit: try unpacker.number() == 1)
        })
    }
    let (givenByPosition, lines) = (try unpacker.counts(), try unpacker.counts())
    graph = DependencyGraph(
      types: types, edges: edges, givenByPosition: givenByPosition,
      lookups: try unpacker.list { unpacker in
        Lookup(
          type: try unpacker.text(), mechanism: try unpacker.text(), name: try unpacker.optionalText(),
          place: try unpacker.place(), column: try unpacker.number())
      },
      globals: try unpacker.list { unpacker in
        GlobalDeclaration(
          name: try unpacker.text(), module: try unpacker.text(), place: try unpacker.place())
      })
    graph.lines = lines
    guard isWhole else {
      interface = Interface(owners: [:], aliases: [:])
      return
    }
    let owners = try unpacker.list { (try $0.text(), try $0.optionalText()) }
    let aliases = try unpacker.list { unpacker in
      (try unpacker.text(), try unpacker.list { try $0.symbol() })
    }
    interface = Interface(
      owners: Dictionary(owners) { first, _ in first }, aliases: Dictionary(aliases) { first, _ in first })
  }
}

extension Packer {
  fileprivate mutating func add(_ place: Place) {
    add(place.file)
    add(place.line)
  }

  fileprivate mutating func add(_ counts: [String: Int]) {
    add(counts) { packer, count in
      packer.add(count.key)
      packer.add(count.value)
    }
  }
}

extension Unpacker {
  fileprivate mutating func place() throws -> Place {
    Place(file: try text(), line: try number())
  }

  fileprivate mutating func counts() throws -> [String: Int] {
    Dictionary(try list { (try $0.text(), try $0.number()) }) { first, _ in first }
  }

  fileprivate mutating func symbol() throws -> IndexSymbol {
    IndexSymbol(
      usr: try text(), name: try text(),
      kind: IndexSymbol.Kind(rawValue: UInt32(try number())) ?? .unknown,
      subkind: IndexSymbol.Subkind(number: UInt32(try number())))
  }
}
