extension Measure {
  package static let viewState = Measure(
    "state stored in views",
    "Counts the stored properties of the view's types that hold neither a widget nor a collaborator.",
    .code { code in
      // Collaborators play another role. Types nested in a view, and the model's, are state.
      let collaborators = code.types.filter { $0.part != .model && $0.part != .view || $0.isProtocol }
      let stateless = Set(
        (collaborators + code.types(of: .surrounding(.widgets))).map { "\($0.node.module).\($0.name)" })
      let views = code.types(playing: .view).filter { $0.isOwn && !$0.isProtocol }
      let stored = views.flatMap { unit in unit.node.members.filter(\.isStored).map { (unit, $0) } }
      return Figure(
        counting: stored.filter { !$0.1.typeNames.contains(where: stateless.contains) }.map { unit, member in
          Figure.Evidence(place: member.place, text: "\(unit.name).\(member.name) holds \(member.type)")
        }
      ).of(stored.count, "stored properties")
    })
}
