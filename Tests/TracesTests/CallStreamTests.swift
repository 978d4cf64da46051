import CodeGraph
import Foundation
import Measures
import Testing

@testable import Bench

@Suite struct CallStreamTests {
  /// A view and a presenter of MVP, a button of the kit, storage, and the start; no symbol covers what follows the view.
  private let functions = FunctionTable(
    symbols: """
      0000000000000010 0000000000000010 t $s3MVP4ViewC3tapyyFTA
      0000000000000010 0000000000000010 T $s3MVP4ViewC3tapyyF
      0000000000000010 0000000000000010 t $s3MVP4ViewC3tapyyFTo
      0000000000000020 0000000000000010 t $s3MVP9PresenterC4loadyyF
      0000000000000030 0000000000000010 T $s11TerminalKit6ButtonC3tapyyF
      0000000000000040 0000000000000010 T $s3MVP4ViewC4textSSvs
      0000000000000060 0000000000000008 D $s3MVP4ViewCMn
      0000000000000070 0000000000000010 T $s9Scenarios4DiskV8Examples9DataStoreA2dEP4readyyFTW
      0000000000000080 0000000000000010 T $s8Examples7ExampleV4showyyF
                       U write
      """, patterns: ["MVP"])

  @Test func `The recorder's list has an entry for each symbol and for each gap`() {
    #expect(functions.list == "10 p\n20 p\n30 k\n40 p\n50 t\n70 w\n80 k\n90 t\n")
  }

  @Test func `Calls between types belong to steps; equal ones in a row are counted`() throws {
    let (view, presenter, button): (UInt64, UInt64, UInt64) = (0x15, 0x25, 0x35)
    let (text, storage, start): (UInt64, UInt64, UInt64) = (0x45, 0x75, 0x85)
    var data = Data()
    func add(_ words: UInt64...) {
      for word in words { withUnsafeBytes(of: word) { data.append(contentsOf: $0) } }
    }
    func add(_ kind: UInt64, _ text: String) {
      add(kind, UInt64(text.utf8.count))
      data += Data(text.utf8)
    }
    func mark(_ step: String) { add(0, step) }
    func show(_ window: String) { add(1, window) }
    show("before the first step")
    add(view, button)
    mark("tap load")
    // The last is a call within a type.
    for (callee, caller) in [
      (view, button), (presenter, view), (text, presenter), (text, presenter), (text, view),
    ] {
      add(callee, caller)
    }
    show("Loaded")
    for step in [#"see text "Loaded""#, "tap again"] { mark(step) }
    add(storage, presenter)
    add(view, start)
    mark("")
    show("Again")
    add(view, button)
    // An entry that was cut off.
    add(view)
    let steps = CallStream(data).steps(
      in: functions,
      places: [
        view - 1: Place(file: "View.swift", line: 3), storage - 1: Place(file: "Disk.swift", line: 4),
      ],
      declarations: DeclarationLines([try TracedCode.code]))
    #expect(steps.map(\.text) == ["tap load", "tap again"])
    #expect(steps.map(\.window) == ["Loaded", "Again"])
    let calls = steps.flatMap(\.calls).map {
      "\($0.from ?? "") \($0.to).\($0.member) \($0.count) \($0.place?.description ?? "") \($0.target?.line ?? 0)"
    }
    #expect(
      calls == [
        "Button View.tap() 1  3", "View Presenter.load() 1 View.swift:3 0", "Presenter View.text = … 2  7",
        "Presenter DataStore.read() 1  0", " View.tap() 1  3",
      ])
  }
}
