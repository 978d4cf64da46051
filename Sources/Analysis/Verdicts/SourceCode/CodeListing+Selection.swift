import Catalog

extension CodeListing {
  /// The names of all types with code, the pattern's own and shared ones.
  public var types: [String] { sections.flatMap { $0.files.map(\.type) + $0.shared } }

  /// The listing with some roles or parts, in any case, and with some types; no names select all.
  public func selecting(roles: [String], types: [String]) -> CodeListing {
    guard !(roles.isEmpty && types.isEmpty) else { return self }
    var words = Set(roles.map { $0.lowercased() })
    // As in the measures: the logic is in the views if no role has it.
    if words.contains("logic"), !card.roles.contains(where: { $0.part == .logic }) { words.insert("view") }
    var selection = self
    selection.sections = sections.compactMap { section in
      let isPart = words.isEmpty || words.contains(section.part.rawValue)
      let chosen = card.roles.filter { role in
        section.roles.contains(role.name) && role.part == section.part
          && (isPart || words.contains(role.name.lowercased()))
          && (types.isEmpty || role.types.contains(where: types.contains))
      }
      let kept = Set(chosen.flatMap(\.types).filter { types.isEmpty || types.contains($0) })
      let files = section.files.filter { kept.contains($0.type) }
      let shared = section.shared.filter(kept.contains)
      // The composition root belongs to the wiring, also without a role.
      let isRoot = section.part == .wiring && isPart && types.isEmpty
      guard isRoot || !files.isEmpty || !shared.isEmpty else { return nil }
      return Section(part: section.part, roles: chosen.map(\.name), files: files, shared: shared)
    }
    return selection
  }

  /// The listing with declarations only.
  public var declarations: CodeListing {
    var listing = self
    listing.isBrief = true
    for place in sections.indices {
      listing.sections[place].files = sections[place].files.map(\.declarations)
    }
    return listing
  }
}
