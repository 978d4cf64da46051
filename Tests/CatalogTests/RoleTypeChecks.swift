import Catalog

/// What must be true of a card's types and the pattern's files, each check telling what is wrong in words.
enum RoleTypeChecks {
  /// Everything wrong between a card and the types that the pattern's files declare, given by file name.
  static func problems(in card: Card, files: [String: [String]], shared: Set<String>) -> [String] {
    let listed = card.roles.flatMap(\.types)
    let own = files.filter { $0.key != "\(card.module)Pattern.swift" }
    let declared = Set(own.values.joined())
    var problems: [String] = []
    for (file, types) in own.sorted(by: { $0.key < $1.key }) {
      if types.map({ "\($0).swift" }) != [file] { problems.append("\(file) declares \(types)") }
    }
    for type in declared.sorted() where !listed.contains(type) { problems.append("\(type) has no role") }
    for type in Set(listed).sorted() {
      if listed.count(where: { $0 == type }) > 1 { problems.append("\(type) has two roles") }
      if !declared.contains(type), !shared.contains(type) { problems.append("there is no \(type)") }
    }
    for role in card.roles {
      let kinds = role.types.map { declared.contains($0) }
      if kinds != kinds.sorted(by: { $0 && !$1 }) {
        problems.append("\(role.name) lists a shared type first")
      }
      if role.types.isEmpty { problems.append("\(role.name) has no type") }
    }
    return problems
  }
}
