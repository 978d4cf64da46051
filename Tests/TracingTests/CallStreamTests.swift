import CodeGraph
import Foundation
import Testing

@testable import Tracing

@Suite struct CallStreamTests {
  /// A view and a presenter of MVP, a button of the kit, and a gap without a symbol from 0x50 on.
  private let functions = FunctionTable(
    symbols: """
      0000000000000010 0000000000000010 T $s3MVP4ViewC3tapyyF
      0000000000000020 0000000000000010 t $s3MVP9PresenterC4loadyyF
      0000000000000030 0000000000000010 T $s11TerminalKit6ButtonC3tapyyF
      0000000000000040 0000000000000010 T $s3MVP4ViewC4textSSvs
      0000000000000060 0000000000000008 D $s3MVP4ViewCMn
                       U write
      """, patterns: ["MVP"])

  @Test func `The recorder's list has an entry for each symbol and for each gap`() {
    #expect(functions.list == "10 p\n20 p\n30 k\n40 p\n50 t\n")
  }

  @Test func `Calls between types belong to steps; equal ones in a row are counted`() {
    let (view, presenter, button, text): (UInt64, UInt64, UInt64, UInt64) = (0x15, 0x25, 0x35, 0x45)
    var data = Data()
    func add(_ words: UInt64...) {
      for word in words { withUnsafeBytes(of: word) { data.append(contentsOf: $0) } }
    }
    func mark(_ step: String) {
      add(0, UInt64(step.utf8.count))
      data += Data(step.utf8)
    }
    add(view, button)
    mark("tap load")
    add(view, button)
    add(presenter, view)
    add(text, presenter)
    add(text, presenter)
    // A call within a type.
    add(text, view)
    mark("see text")
    mark("tap again")
    mark("")
    add(view, button)
    // An entry that was cut off.
    add(view)
    let line = Place(file: "View.swift", line: 3)
    let steps = CallStream(data).steps(
      in: functions, places: [view - 1: line], declarations: DeclarationLines([]))
    func call(
      _ from: String, _ to: String, _ member: String, _ count: Int = 1, from place: Place? = nil,
      at target: Place? = nil
    ) -> Recording.Call {
      Recording.Call(from: from, to: to, member: member, count: count, place: place, target: target)
    }
    #expect(
      steps == [
        Recording.Step(
          text: "tap load",
          calls: [
            call("Button", "View", "tap()", at: line), call("View", "Presenter", "load()", from: line),
            call("Presenter", "View", "text = …", 2),
          ]), Recording.Step(text: "tap again", calls: []),
      ])
  }
}
