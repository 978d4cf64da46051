import CodeGraph
import Foundation
import Testing
import Tracing

@Suite struct RecordingTests {
  @Test func `a call is one line of JSON and comes back`() throws {
    let call = Recording.Call(
      from: "LoginPresenter", to: "LoginViewController", member: "setStatus(_:)", count: 2,
      place: Place(file: "Sources/Patterns/MVP/Login/LoginPresenter.swift", line: 36), target: nil)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let line = String(decoding: try encoder.encode(call), as: UTF8.self)
    #expect(
      line
        == #""LoginPresenter|LoginViewController|setStatus(_:)|2|Sources/Patterns/MVP/Login/LoginPresenter.swift:36|""#
    )
    #expect(try JSONDecoder().decode(Recording.Call.self, from: Data(line.utf8)) == call)
  }
}
