extension Measure {
  package static func typesReaching(_ surroundings: [Surrounding]) -> Measure {
    let words = surroundings.map { $0.rawValue.lowercased() }.joined(separator: " or ")
    return Measure(
      "types that reach \(words)",
      """
      Counts \(counted) that use \(words) itself, and not only its values such as a request or a response; a \
      protocol in front counts as what stands behind it.
      """,
      range: { model in
        model.roles.contains { $0.part != .wiring && model.allows($0, surroundings) }
          ? 0...(.infinity) : 0...0
      },
      .code { code in
        let links = code.links(reaching: surroundings)
        return Figure(counting: links.uniqued(by: \.from).flatMap(\.firstEvidence))
      })
  }
}

extension [PatternCode.Link] {
  /// The first link of each type.
  fileprivate func uniqued(by type: KeyPath<PatternCode.Link, PatternCode.ClassifiedType>) -> [PatternCode
    .Link]
  {
    var seen: Set<PatternCode.ClassifiedType> = []
    return filter { seen.insert($0[keyPath: type]).inserted }
  }
}
