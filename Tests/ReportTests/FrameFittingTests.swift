import Testing

@testable import Report

@Suite struct FrameFittingTests {
  @Test func `A frame loses empty columns before it is cut`() {
    let frame = ["┌ Hi ──────┐", "│ a      b │", "└──────────┘"]
    #expect(FrameFitting.fit(frame, to: 12, glyphs: .unicode) == frame)
    #expect(FrameFitting.fit(frame, to: 9, glyphs: .unicode) == ["┌ Hi ───┐", "│ a   b │", "└───────┘"])
    #expect(FrameFitting.fit(frame, to: 6, glyphs: .unicode) == ["┌ Hi …", "│ a  …", "└────…"])
    #expect(FrameFitting.fit(["李李李"], to: 4, glyphs: .unicode) == ["李… "])
  }
}
