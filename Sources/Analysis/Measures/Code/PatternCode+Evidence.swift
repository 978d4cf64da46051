import CodeGraph

extension PatternCode.ClassifiedType {
  /// Whether it is one of the kit's view controllers, as opposed to a view.
  var isViewController: Bool { ["ViewController", "NavigationController"].contains(name) }

  func evidence(_ text: String) -> Figure.Evidence {
    Figure.Evidence(place: node.place ?? Place(file: node.module, line: 0), text: text)
  }
}

extension PatternCode.Link {
  /// Whether it constructs an own type that plays any part but the model, and is not nested in the same type.
  var makesComponent: Bool {
    to.isOwn && to.part != .model && edge.kinds.contains(.constructs)
      && to.node.outermostName != from.node.outermostName
  }

  var firstEvidence: [Figure.Evidence] { edge.references.prefix(1).map { evidence($0) } }

  /// The first place, with all kinds of references and the number of further lines.
  var summary: [Figure.Evidence] {
    let places = edge.places
    let kinds = edge.kinds.map(\.rawValue).joined(separator: ", ")
    let more = places.count > 1 ? " (and \(places.count - 1) more)" : ""
    return places.prefix(1).map { place in
      Figure.Evidence(
        place: place, text: "\(from.name) \(isThroughProtocol ? "⇢" : "→") \(to.name): \(kinds)\(more)")
    }
  }

  /// Every place, with the kind of reference.
  public var evidence: [Figure.Evidence] { edge.references.map { evidence($0) } }

  func evidence(_ reference: Reference) -> Figure.Evidence {
    let target = [to.name, reference.toMember].compactMap(\.self).joined(separator: ".")
    return Figure.Evidence(place: reference.place, text: "\(from.name) \(reference.kind.rawValue) \(target)")
  }
}

extension Member {
  /// The qualified names in its type, such as `Swift.Optional` and `MVVM.HomeViewModeling`.
  var typeNames: [String] { Self.typeNames(in: type) }

  /// The qualified names in a demangled type.
  static func typeNames(in type: String) -> [String] {
    type.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }.map(String.init)
  }
}
