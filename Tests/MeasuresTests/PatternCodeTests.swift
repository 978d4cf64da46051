import Testing

@testable import CodeGraph
@testable import Measures

/// Measures of an invented pattern, computed by hand.
///
/// A view and its presenter refer to each other by protocols; the presenter refers to a model, which writes a file.
@Suite struct PatternCodeTests {
  private static let sample = CodeSample(
    types: [
      ("View", "Showing", .protocol, 3), ("View", "Screen", .class, 20), ("Logic", "Deciding", .protocol, 2),
      ("Logic", "Decider", .class, 10), ("Logic", "Words", .struct, 5), ("Model", "Store", .struct, 8),
      ("Wiring", "Builder", .struct, 6),
    ],
    links: [
      ("Screen", "Showing", [.conforms]), ("Screen", "Deciding", [.mentions, .calls]),
      ("Screen", "WLabel", [.writes]),
      ("Deciding", "Showing", [.mentions]), ("Decider", "Deciding", [.conforms]),
      ("Decider", "Showing", [.calls]),
      ("Decider", "Words", [.reads]), ("Decider", "Store", [.calls]), ("Store", "FileManager", [.calls]),
      ("Builder", "Screen", [.constructs]), ("Builder", "Decider", [.constructs]),
      ("Builder", "Store", [.constructs]),
    ],
    arrows: [
      Arrow(from: "View", to: "Logic", via: .protocol), Arrow(from: "View", to: "Widgets", via: .concrete),
      Arrow(from: "Logic", to: "View", via: .protocol), Arrow(from: "Logic", to: "Model", via: .concrete),
      Arrow(from: "Model", to: "Storage", via: .concrete),
      Arrow(from: "Model", to: "Network", via: .concrete),
      Arrow(from: "Wiring", to: "View", via: .concrete), Arrow(from: "Wiring", to: "Logic", via: .protocol),
    ])

  private func code() throws -> PatternCode { try Self.sample.code() }

  @Test func `A protocol and its only conforming type are no cycle`() throws {
    let code = try CodeSample(
      types: [
        ("View", "Screen", .class, 1), ("Logic", "Deciding", .protocol, 1), ("Logic", "Decider", .class, 1),
      ],
      links: [("Screen", "Deciding", [.calls]), ("Decider", "Deciding", [.conforms])], arrows: []
    ).code()
    #expect(code.cyclesAsWritten + code.cyclesAtRunTime == [])
  }

  @Test func `The subject of a change is not part of its impact`() throws {
    let impact = try CodeSample(
      types: [("View", "Screen", .class, 1), ("View", "Next", .class, 1)],
      links: [("Screen", "Next", [.calls]), ("Next", "Screen", [.calls])], arrows: []
    ).code().impact(of: "Screen")
    #expect((impact.direct.map(\.name), impact.transitive.map(\.name)) == (["Next"], []))
  }

  @Test func `Only a type outside another is a component that it makes`() throws {
    var sample = Self.sample
    sample.types.append(("Logic", "Decider.Part", .struct, 1))
    sample.links.append(("Decider", "Decider.Part", [.constructs]))
    #expect(try sample.code().figure(for: .constructionsOutsideWiring).value == 0)
    sample.links.append(("Screen", "Decider.Part", [.constructs]))
    #expect(try sample.code().figure(for: .constructionsOutsideWiring).value == 1)
  }

  @Test func `Figures with wiring count the root, but for the methods that show another example`() throws {
    var sample = Self.sample
    sample.root = CodeSample.threeExamples
    let code = try sample.code()
    let measures: [Measure] = [
      .rootLines, .linesOfWiring, .linesWithWiring, .typesWithWiring, .lines, .types,
    ]
    #expect(try measures.map { try code.figure(for: $0).value } == [18, 24, 72, 8, 48, 6])
    #expect(
      try code.figure(for: .linesOfWiring).evidence.map(\.text) == [
        "6 lines of Builder", "18 lines of OnePattern, the composition root",
      ])
    #expect(
      try code.figure(for: .typesWithWiring).evidence.last?.text == "struct OnePattern, the composition root")
  }

  @Test func `A property that holds a function counts, a method that takes one does not`() throws {
    var sample = Self.sample
    sample.declared["Screen"] = [
      CodeSample.member(.property, "finished", "Swift.Optional<() -> ()>"),
      CodeSample.member(.property, "name", "Swift.String"),
      CodeSample.member(.method, "finish(then:)", "(() -> ()) -> ()"),
    ]
    let figure = try sample.code().figure(for: .functionsHeld(by: .view))
    #expect(figure.value == 1 && figure.total == 2)
    #expect(figure.evidence.map(\.text) == ["Screen.finished holds Swift.Optional<() -> ()>"])
  }

  @Test func `Logic is free of widgets unless a concrete type that it needs names one`() throws {
    var sample = Self.sample
    sample.links.append(("Store", "WLabel", [.reads]))
    let code = try sample.code()
    #expect(code.logic.map(\.name) == ["Decider", "Words"])
    let share = try code.figure(for: .widgetFreeShare)
    #expect(share.value == 100 * 5.0 / 15.0)
    #expect(
      share.evidence.map(\.text) == ["Decider, 10 lines, needs WLabel", "Words, 5 lines, needs no widget"])
  }

  /// A request is a value and a text shared by all patterns; a session reaches the network.
  @Test func `Naming a value reaches nothing, and shared texts are no fan-out`() throws {
    var sample = Self.sample
    sample.links += [("Words", "URLRequest", [.mentions]), ("Decider", "LoginStrings", [.reads])]
    func figures() throws -> [Double] {
      try [.rolesReaching(.network), .largest(.fanOut, of: .logic)].map {
        try sample.code().figure(for: $0).value
      }
    }
    #expect(try figures() == [0, 4])
    sample.links += [("Words", "URLSession", [.calls]), ("Decider", "URLSession", [.calls])]
    #expect(try figures() == [1, 5])
  }

  @Test func `Setting a delegate or a cell that a table asks for is no view update`() throws {
    var sample = Self.sample
    sample.enclosing = ["WLabel": "updateProperties()"]
    sample.links += [("Screen", "WField", [.writes])]
    #expect(try sample.code().figure(for: .boundShare).value == 50)
    sample.named = ["WTable": "delegate"]
    sample.links += [("Screen", "WTable", [.writes]), ("Screen", "TableViewCell", [.writes])]
    #expect(try sample.code().figure(for: .boundShare).value == 50)
  }

  @Test func `A member counts once, whoever names it; a deinitialiser is none`() throws {
    var sample = Self.sample
    sample.named = ["Deciding": "decide()", "Showing": "show()"]
    sample.members = ["Screen": ["show()", "deinit"], "Decider": ["decide()", "deinit", "word()"]]
    let code = try sample.code()
    #expect(try code.figure(for: .membersNamed(by: .view, of: .logic)).value == 1)
    #expect(try code.figure(for: .members).value == 3)
    #expect(try code.figure(for: .largest(.members, of: .all)).value == 2)
  }

  @Test func `A count of some places has their total`() throws {
    let totals = try [
      Measure.references(from: .view, to: .logic, .concrete), .constructions(by: .role("Wiring")),
      .references(from: .role("Words"), to: .logic, .any), .lines,
    ].map { try code().figure(for: $0).total }
    #expect(totals == [3, 2, 0, nil])
  }

  @Test(
    arguments: [
      (Measure.roles, 3.0), (.types, 6), (.typesWithWiring, 7), (.protocols, 2), (.lines, 48),
      (.linesWithWiring, 54), (.linesReaching, 8), (.linesPlaying(.view), 20), (.linesPlaying(.logic), 15),
      (.linesPlaying(.model), 8), (.protocolLines, 5), (.roleReferences(.concrete), 1),
      (.roleReferences(.protocol), 3), (.roleReferences(.any), 4), (.forbiddenReferences, 2),
      (.cyclesAsWritten, 0), (.cyclesAtRunTime, 4), (.closures, 0), (.lookups, 0), (.givenByPosition, 0),
      (.rolesReaching(.widgets), 1), (.rolesReaching(.storage), 1), (.rolesReaching(.network), 0),
      (.largest(.fanOut, of: .all), 4), (.largest(.fanOut, of: .view), 3),
      (.largest(.lines, of: .logic), 10),
      (.references(from: .view, to: .logic, .concrete), 0),
      (.references(from: .view, to: .logic, .protocol), 1), (.references(from: .logic, to: .view, .any), 2),
      (.constructions(by: .role("Wiring")), 2), (.constructionsOutsideWiring, 0),
      (.rolesPlaying(.logic), 1), (.rolesPlaying(.navigation), 0), (.seams, 0), (.functionSeams, 0),
      (.rootLines, 0), (.linesOfWiring, 6),
      (.widgetFreeShare, 100),
    ] as [(Measure, Double)]) func `Figures of the invented pattern`(measure: Measure, value: Double) throws
  {
    #expect(try code().figure(for: measure).value == value)
  }

  @Test func `Of several largest types the first is the evidence`() throws {
    var sample = Self.sample
    sample.types += [("Logic", "Rules", .struct, 10), ("Logic", "Words2", .struct, 20)]
    #expect(
      try sample.code().figure(for: .largest(.lines, of: .logic)).evidence.map(\.text) == [
        "20 lines of Words2"
      ])
    sample.types.removeLast()
    #expect(
      try sample.code().figure(for: .largest(.lines, of: .logic)).evidence.map(\.text) == [
        "10 lines of Decider"
      ])
  }

  @Test func `Two measures of the same wording have figures of their own`() throws {
    let one = Measure("size", "Counts.", .code { _ in Figure(value: 1) })
    let two = Measure("size", "Counts.", .code { _ in Figure(value: 2) })
    let code = try code()
    #expect(try code.figure(for: one).value == 1)
    #expect(try code.figure(for: two).value == 2)
    #expect(try code.figure(for: one).value == 1)
  }

  @Test func `A measure that a function makes twice with the same arguments is the same`() {
    #expect(Measure.references(from: .view, to: .logic, .any) == .references(from: .view, to: .logic, .any))
    #expect(
      Measure.references(from: .view, to: .logic, .any) != .references(from: .view, to: .logic, .concrete))
    #expect(Measure.growth(of: .lines) == .growth(of: .lines))
    #expect(Measure.growth(of: .lines) != .growth(of: .types))
  }

  @Test func `A figure that cannot be computed is an error, not zero`() throws {
    #expect(
      throws: MeasureError.notMeasurable(measure: "test doubles", subject: "the code of one example")
    ) {
      try code().figure(for: .doubles)
    }
    let largest = Measure.largest(.lines, of: .role("None"))
    #expect(throws: MeasureError.notMeasurable(measure: largest.name, subject: "ONE, Greeting")) {
      try code().figure(for: largest)
    }
    var empty = Self.sample
    empty.types = []
    #expect(throws: MeasureError.graph(.noTypes(module: "One/Greeting/"))) { try empty.code() }
  }
}
