import Testing

@testable import CodeGraph
@testable import Measures

/// What the measures say of values and functions: an invented pattern with one-way flow, its figures counted by hand.
///
/// A screen shows a state and sends actions to a store, which it knows by its type; a reducer, a structure, writes the state
/// and takes a function that makes keys; the store runs reducers, which it knows by protocol.
@Suite struct ValueSampleTests {
  private static let sample = CodeSample(
    types: [
      ("View", "Screen", .class, 20), ("Logic", "ListReducer", .struct, 15),
      ("Model", "ListState", .struct, 4),
      ("Model", "ListAction", .enum, 3), ("Wiring", "Reducing", .protocol, 5),
      ("Wiring", "Store", .class, 30),
    ],
    links: [
      ("Screen", "Store", [.mentions, .calls]), ("Screen", "ListState", [.mentions, .reads]),
      ("Screen", "ListAction", [.mentions]), ("ListReducer", "Reducing", [.conforms]),
      ("ListReducer", "ListState", [.mentions, .writes]), ("ListReducer", "ListAction", [.mentions]),
      ("Store", "Reducing", [.mentions, .calls]),
    ],
    declared: [
      "ListReducer": [
        CodeSample.member(.initializer, "init(makeKey:)", "(makeKey: () -> Swift.String) -> One.ListReducer"),
        CodeSample.member(.property, "makeKey", "() -> Swift.String"),
      ],
      "ListAction": [
        CodeSample.member(.enumCase, "tapped", "(One.ListAction.Type) -> One.ListAction"),
        CodeSample.member(.enumCase, "read(_:)", "(One.ListAction.Type) -> (Swift.Int) -> One.ListAction"),
      ],
      "ListState": [CodeSample.member(.property, "rows", "Swift.Array<Swift.String>")],
      "Store": [
        CodeSample.member(.property, "state", "A"), CodeSample.member(.method, "send(_:)", "(B) -> ()"),
      ],
    ])

  private func value(_ measure: Measure) throws -> Double {
    try Self.sample.code().figure(for: measure).value
  }

  @Test func `Structures and enums are types, and their lines are lines; the runtime is wiring`() throws {
    #expect(try value(.types) == 4)
    #expect(try value(.lines) == 42)
    #expect(try value(.linesWithWiring) == 77)
    #expect(try value(.protocols) == 0)
  }

  @Test func `An enum's cases are members`() throws {
    #expect(try value(.largest(.members, of: .all)) == 2)
  }

  @Test func `A state that the view reads is no value asked of the logic`() throws {
    #expect(try value(.valuesAsked(by: .view, of: .logic)) == 0)
  }

  @Test func `A view that sends an action names no reducer`() throws {
    #expect(try value(.references(from: .view, to: .logic, .any)) == 0)
    // Screen and ListReducer each name ListState and ListAction; what names the store leaves out wiring.
    #expect(try value(.roleReferences(.any)) == 4)
  }

  @Test func `A function that a reducer takes is a seam, a state and an action are none`() throws {
    #expect(
      try Self.sample.code().figure(for: .seams).evidence.map(\.text) == [
        "ListReducer takes function makeKey"
      ])
  }

  @Test func `An action that is made is a value, and no component`() throws {
    var sample = Self.sample
    sample.links[2].kinds = [.mentions, .constructs]
    #expect(try sample.code().figure(for: .constructions(by: .view)).value == 0)
    #expect(try value(.constructions(by: .logic)) == 0)
  }

  @Test func `Reading and sending count once for the fan-out, whatever goes through the store`() throws {
    // Screen names the store, the state and the action.
    #expect(try value(.largest(.fanOut, of: .view)) == 3)
    #expect(try value(.largest(.fanOut, of: .logic)) == 3)
  }
}
