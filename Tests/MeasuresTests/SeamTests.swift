import Testing

@testable import CodeGraph
@testable import Measures

/// Places where a test can hand something in, in an invented pattern, counted by hand.
///
/// A screen and its decider know each other by protocols, and a store saves.
@Suite struct SeamTests {
  private static let sample = CodeSample(
    types: [
      ("View", "Showing", .protocol, 3), ("View", "Screen", .class, 20), ("Logic", "Deciding", .protocol, 2),
      ("Logic", "Decider", .class, 10), ("Model", "Saving", .protocol, 2), ("Model", "Store", .struct, 8),
      ("Wiring", "Builder", .struct, 6),
    ],
    links: [
      ("Screen", "Showing", [.conforms]), ("Screen", "Deciding", [.mentions, .calls]),
      ("Decider", "Deciding", [.conforms]), ("Decider", "Showing", [.mentions, .calls]),
      ("Store", "Saving", [.mentions, .calls]), ("Builder", "Deciding", [.mentions]),
    ])

  private func seams(_ edit: (inout CodeSample) -> Void) throws -> [String] {
    var sample = Self.sample
    sample.root = CodeSample.threeExamples
    edit(&sample)
    return try sample.code().figure(for: .seams).evidence.map(\.text)
  }

  private static func initializer(_ type: String) -> Member {
    CodeSample.member(.initializer, "init(logic:)", type)
  }

  @Test(arguments: [
    // A protocol, also an optional one and a list of them.
    ("(logic: One.Deciding) -> One.Screen", ["Screen takes Deciding"]),
    ("(logic: Swift.Optional<One.Deciding>) -> One.Screen", ["Screen takes Deciding"]),
    ("(logic: Swift.Array<One.Deciding>, count: Swift.Int) -> One.Screen", ["Screen takes Deciding"]),
    // A concrete type and a value, though the type uses a protocol.
    ("(logic: One.Decider) -> One.Screen", []), ("(name: Swift.String) -> One.Screen", []),
    // A function counts as one, whatever it takes and returns; each function is a seam of its own.
    ("(logic: () -> ()) -> One.Screen", ["Screen takes function logic"]),
    ("(logic: Swift.Optional<(One.Deciding) -> ()>) -> One.Screen", ["Screen takes function logic"]),
    (
      "(onTap: () -> (), onEnd: @Sendable () -> Swift.Int) -> One.Screen",
      ["Screen takes function onTap", "Screen takes function onEnd"]
    ),
    // The same protocol twice is one seam.
    ("(logic: One.Deciding, other: One.Deciding) -> One.Screen", ["Screen takes Deciding"]),
  ])
  func `An initialiser's parameter is a seam if it is a protocol or a function`(
    type: String, expected: [String]
  ) throws {
    #expect(try seams { $0.declared = ["Screen": [Self.initializer(type)]] } == expected)
  }

  private static let view = CodeSample.member(.property, "view", "Swift.Optional<One.Showing>")

  @Test(arguments: [
    // Another type sets it, or the composition root does, or the code that knows the protocol.
    ("Screen", "Decider", Reference.Kind.writes, ["Decider takes Showing"]),
    ("OnePattern", "Decider", .writes, ["Decider takes Showing"]),
    ("Screen", "Deciding", .writes, ["Decider takes Showing"]),
    // A constant is only read, and nobody else sets a private variable.
    ("Screen", "Decider", .reads, []), ("Decider", "Deciding", .writes, []),
  ])
  func `A property is a seam if another type sets it`(
    from: String, to: String, kind: Reference.Kind, expected: [String]
  ) throws {
    let found = try seams { sample in
      sample.declared = ["Decider": [Self.view]]
      sample.named = [to: "view"]
      sample.links.append((from, to, [kind]))
    }
    #expect(found == expected)
  }

  @Test func `A property that holds a function is a seam if another type sets it`() throws {
    let found = try seams { sample in
      sample.declared = ["Decider": [CodeSample.member(.property, "finished", "Swift.Optional<() -> ()>")]]
      sample.named = ["Decider": "finished"]
      sample.links.append(("Screen", "Decider", [.writes]))
    }
    #expect(found == ["Decider takes function finished"])
  }

  @Test func `The initialiser that the compiler makes of a structure's properties takes them`() throws {
    func seams(calling name: String) throws -> [String] {
      try self.seams { sample in
        sample.declared = ["Store": [CodeSample.member(.property, "disk", "One.Saving")]]
        sample.named = ["Store": name]
        sample.links.append(("OnePattern", "Store", [.constructs]))
      }
    }
    #expect(try seams(calling: "init(disk:)") == ["Store takes Saving"])
    #expect(try seams(calling: "init(name:)") == [])
  }

  @Test func `A shared bundle stands for what the type reads of it`() throws {
    func seams(reading member: String) throws -> [String] {
      try self.seams { sample in
        sample.bundles = [
          "LoginEnvironment": [
            CodeSample.member(.property, "transport", "Foundation.HTTPTransport"),
            CodeSample.member(.property, "makeKey", "() -> Swift.String"),
            CodeSample.member(.property, "timeout", "Swift.Double"),
          ]
        ]
        sample.externalProtocols = ["HTTPTransport": "Sources/Contract/Examples/HTTPTransport.swift"]
        sample.declared = [
          "Store": [Self.initializer("(environment: Examples.LoginEnvironment) -> One.Store")]
        ]
        sample.named = ["LoginEnvironment": member]
        sample.links += [("Store", "LoginEnvironment", [.reads]), ("Store", "HTTPTransport", [.calls])]
      }
    }
    #expect(try seams(reading: "transport") == ["Store takes HTTPTransport"])
    #expect(try seams(reading: "makeKey") == ["Store takes function makeKey"])
    #expect(try seams(reading: "timeout") == [])
  }

  @Test func `Wiring, nested types, protocols and the kit's and the platform's protocols have no seams`()
    throws
  {
    let found = try seams { sample in
      sample.types.append(("Logic", "Decider.Box", .struct, 1))
      sample.externalProtocols = ["WDrawing": "Sources/Kit/TerminalKit/WDrawing.swift", "URLSession": nil]
      sample.links += [
        ("Screen", "WDrawing", [.calls]), ("Screen", "URLSession", [.calls]),
        ("Decider.Box", "Showing", [.mentions]),
      ]
      sample.declared = [
        "Builder": [Self.initializer("(logic: One.Deciding) -> One.Builder")],
        "Decider.Box": [Self.initializer("(view: One.Showing) -> One.Decider.Box")],
        "Screen": [
          Self.initializer("(drawing: TerminalKit.WDrawing, session: Foundation.URLSession) -> One.Screen")
        ],
      ]
    }
    #expect(found == [])
  }

  @Test(
    arguments: [
      // The test creates the screen beside a double of its protocol, or of one that refines it.
      (["Screen"], ["FakeDecider"], ["FakeDecider": ["Deciding"]], 1),
      (["Screen"], ["FakeDecider"], ["FakeDecider": ["Object", "Refining"]], 1),
      // The double is of another protocol, is not created, or the screen is not.
      (["Screen"], ["FakeDecider"], ["FakeDecider": ["Showing"]], 0),
      (["Screen"], [], ["FakeDecider": ["Deciding"]], 0),
      (["Decider"], ["FakeDecider"], ["FakeDecider": ["Deciding"]], 0),
    ] as [([String], [String], [String: Set<String>], Int)])
  func `A seam is used by a test that creates the type and a double of the protocol`(
    creates: [String], doubles: [String], conformances: [String: Set<String>], expected: Int
  ) throws {
    let recorded = RecordedTests(
      tests: [Self.test(creates: creates, doubles: doubles)], conformances: conformances)
    let figure = try usedSeams(recorded) { sample in
      sample.types.append(("Logic", "Refining", .protocol, 1))
      sample.links += [("Refining", "Deciding", [.conforms]), ("Screen", "Refining", [.mentions])]
      sample.declared = [
        "Screen": [Self.initializer("(logic: One.Deciding, end: () -> ()) -> One.Screen")]
      ]
    }
    #expect(figure?.value == Double(expected))
    #expect(
      figure?.evidence.map(\.text) == [
        "Screen takes Deciding, used by \(expected == 1 ? "'it works' of ScreenTests" : "no test on record")",
        "Screen takes function end, used by no test on record",
      ])
  }

  @Test(arguments: [([], 1), ([.storage], 0), ([.network], 1)] as [([Surrounding], Int)])
  func `A seam for storage is used by a test that creates the type and needs no storage`(
    needs: [Surrounding], expected: Int
  ) throws {
    let recorded = RecordedTests(tests: [Self.test(creates: ["Store"], needs: needs)], conformances: [:])
    let figure = try usedSeams(recorded) { sample in
      sample.externalProtocols = ["DataStore": "Sources/Contract/Examples/DataStore.swift"]
      sample.links.append(("Store", "DataStore", [.mentions, .calls]))
      sample.declared = ["Store": [Self.initializer("(store: Foundation.DataStore) -> One.Store")]]
    }
    #expect(figure?.value == Double(expected))
  }

  private func usedSeams(_ recorded: RecordedTests, _ edit: (inout CodeSample) -> Void) throws -> Figure? {
    var sample = Self.sample
    edit(&sample)
    guard case .codeAndTests(let compute) = Measure.usedSeams.origin else {
      throw MeasureError.notMeasurable(measure: Measure.usedSeams.name, subject: "code and tests")
    }
    return compute(try sample.code(), recorded)
  }

  private static func test(
    creates: [String], doubles: [String] = [], needs: [Surrounding] = []
  ) -> UnitTest {
    let place = Place(file: "Tests/OneTests/Parts/Greeting/ScreenTests.swift", line: 3)
    return UnitTest(
      kind: .part, suite: "ScreenTests", name: "it works", place: place,
      needs: needs.map { UnitTest.Need(surrounding: $0, type: "T", place: place) }, objects: 1,
      doubles: doubles, creates: creates)
  }
}
