import Testing

@testable import CodeGraph
@testable import Measures

/// Measures that only rules use, of an invented pattern whose figures are counted by hand.
///
/// A screen sets a way out of its guide, and widgets through a protocol; two guides inherit from a class of the pattern.
@Suite struct RuleMeasureTests {
  private static let sample = CodeSample(
    types: [
      ("View", "Showing", .protocol, 3), ("View", "Screen", .class, 20), ("Logic", "Guide", .class, 10),
      ("Logic", "FirstGuide", .class, 5), ("Logic", "LastGuide", .class, 5),
    ],
    links: [
      ("Screen", "Guide", [.writes]), ("Screen", "Showing", [.writes]), ("FirstGuide", "Guide", [.inherits]),
      ("LastGuide", "FirstGuide", [.inherits]), ("FirstGuide", "LastGuide", [.mentions]),
    ],
    named: ["Guide": "left", "Showing": "text"])

  private func value(_ measure: Measure) throws -> Double {
    try Self.sample.code().figure(for: measure).value
  }

  @Test func `A property that another type sets counts once, and one that it reads does not`() throws {
    #expect(try value(.membersSet(by: .view, of: .logic)) == 1)
    #expect(try value(.membersSet(by: .logic, of: .view)) == 0)
    var sample = Self.sample
    sample.links[0].kinds = [.reads]
    #expect(try sample.code().figure(for: .membersSet(by: .view, of: .logic)).value == 0)
  }

  @Test func `What inherits from a class, directly or not, is a subclass; the class itself is none`() throws {
    let guides = TypeSelection.subclasses(of: "Guide")
    #expect(try Self.sample.code().types(of: guides).map(\.name) == ["FirstGuide", "LastGuide"])
    #expect(try value(.references(from: .view, to: guides, .any)) == 0)
    #expect(try value(.references(from: .logic, to: guides, .concrete)) == 2)
    #expect(try Self.sample.code().types(of: .subclasses(of: "Screen")) == [])
  }

  @Test func `A view that sets a property of a view's protocol updates it, bound or not`() throws {
    #expect(try value(.boundShare) == 0)
    var sample = Self.sample
    sample.enclosing = ["Showing": "updateProperties()"]
    #expect(try sample.code().figure(for: .boundShare).value == 100)
    sample.links[1].kinds = [.conforms]
    #expect(throws: (any Error).self) { try sample.code().figure(for: .boundShare) }
  }
}
