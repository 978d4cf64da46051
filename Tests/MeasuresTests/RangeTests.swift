import Testing

@testable import Measures

/// The values that a card's arrows leave to a figure.
@Suite struct RangeTests {
  /// A view, logic that it knows by a protocol, and storage behind the logic's model; nothing reaches the network.
  private func model(_ arrows: Arrow..., exceptions: [ArrowException] = []) -> RoleModel {
    let parts: [(String, Part)] = [
      ("View", .view), ("Logic", .logic), ("Model", .model), ("Wiring", .wiring),
    ]
    return RoleModel(
      name: "ONE", module: "One", roles: parts.map { Role(name: $0, duty: "", part: $1, types: []) },
      arrows: arrows + [
        Arrow(from: "View", to: "Logic", via: .protocol), Arrow(from: "View", to: "Widgets", via: .concrete),
        Arrow(from: "Logic", to: "Model", via: .concrete),
        Arrow(from: "Model", to: "Storage", via: .concrete),
        Arrow(from: "Wiring", to: "Network", via: .concrete),
      ], exceptions: exceptions)
  }

  @Test(
    arguments: [
      (.references(from: .view, to: .logic, .concrete), 0),
      (.references(from: .view, to: .logic, .protocol), nil),
      (.references(from: .view, to: .logic, .any), nil), (.references(from: .logic, to: .view, .any), 0),
      (.references(from: .logic, to: .logic, .concrete), nil),
      (.references(from: .view, to: .surrounding(.shared), .any), nil),
      (.references(from: .logic, to: .surrounding(.widgets), .any), 0),
      (.references(from: .view, to: .type("NavigationController"), .any), nil),
      (.references(from: .all, to: .surrounding(.network), .any), nil),
      (.membersNamed(by: .view, of: .logic), nil), (.membersNamed(by: .logic, of: .view), 0),
      (.valuesAsked(by: .model, of: .logic), 0), (.rolesReaching(.network), 0),
      (.rolesReaching(.storage), 1),
      (.roles, 3), (.rolesPlaying(.navigation), 0), (.rolesPlaying(.wiring), 1), (.protocols, nil),
      (.largest(.fanOut, of: .logic), nil),
      (.boundShare, 100),
    ] as [(Measure, Double?)]) func `A figure ranges from 0 to what the arrows allow`(
      measure: Measure, upper: Double?
    )
  {
    #expect(measure.range(model()) == 0...(upper ?? .infinity))
  }

  /// So that no verdict would turn with 0 lines or 0 members, which no program has.
  @Test(arguments: [
    Measure.types, .typesWithWiring, .lines, .linesWithWiring, .linesOfWiring, .rootLines, .members,
    .largest(.lines, of: .view), .largest(.members, of: .logic),
  ]) func `A size that no program lacks begins at one`(measure: Measure) {
    #expect(measure.range(model()) == 1...(.infinity))
  }

  /// The share is 100 unless a chain of concrete arrows leads from the logic to a widget.
  @Test func `Logic is free of widgets by its arrows`() {
    let share = Measure.widgetFreeShare
    #expect(share.range(model()) == 100...100)
    #expect(share.range(model(Arrow(from: "Model", to: "Widgets", via: .concrete))) == 0...100)
    #expect(share.range(model(Arrow(from: "Logic", to: "View", via: .protocol))) == 100...100)
    #expect(share.range(model(Arrow(from: "Logic", to: "View", via: .concrete))) == 0...100)
  }

  @Test func `An exception on the card leaves any figure open`() {
    let excused = model(exceptions: [ArrowException(from: "A", to: "B", reason: "")])
    for (measure, range) in [
      (Measure.references(from: .logic, to: .view, .any), 0...Double.infinity), (.widgetFreeShare, 0...100),
      (.rolesReaching(.network), 0...3),
    ] {
      #expect(measure.range(excused) == range)
    }
  }

  @Test func `Where no role plays the logic, the view does`() {
    let model = RoleModel(
      name: "ONE", module: "One", roles: [Role(name: "View", duty: "", part: .view, types: [])],
      arrows: [Arrow(from: "View", to: "Widgets", via: .concrete)])
    #expect(Measure.references(from: .view, to: .logic, .concrete).range(model) == 0...(.infinity))
    #expect(Measure.widgetFreeShare.range(model) == 0...100)
  }
}
