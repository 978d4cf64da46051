import Bench
import Testing

@testable import Bench

@Suite struct TestRecordTests {
  private let tests = """
    {"kind":"test","payload":{"kind":"suite","id":"M.S","name":"S"},"version":0}
    {"kind":"test","payload":{"kind":"function","id":"M.S/b()","name":"b()","displayName":"b is so"},"version":0}
    {"kind":"test","payload":{"kind":"function","id":"M.S/a()","name":"a()"},"version":0}
    {"kind":"event","payload":{"kind":"runStarted"},"version":0}
    {"kind":"event","payload":{"kind":"testEnded","testID":"M.S/a()"},"version":0}
    {"kind":"event","payload":{"kind":"testEnded","testID":"M.S"},"version":0}

    """

  @Test func `Each failed test is listed once, sorted by name`() {
    let issue = { (id: String, known: Bool) in
      #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"\#(id)","issue":{"isKnown":\#(known)}}}"#
    }
    let record = TestRecord(
      events: tests
        + [issue("M.S/b()", false), issue("M.S/a()", false), issue("M.S/b()", false), issue("M.S/c()", true)]
        .joined(separator: "\n") + "\n" + #"{"kind":"event","payl"#)
    #expect(record.failed.map(\.name) == ["a()", "b is so"])
    #expect(record.ended.map(\.name) == ["a()"])
    #expect(!record.isComplete)
  }

  @Test func `Tests are told apart by their suites`() {
    let issue = #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"M.S/a()"}}"#
    let record = TestRecord(events: tests + issue)
    #expect(record.failed.map(\.suite) == ["S"])
    #expect(record.only(in: ["S"]).failed.count == 1)
    #expect(record.only(in: ["S"]).ended.count == 1)
    #expect(record.only(in: ["T"]).failed.isEmpty)
    #expect(record.only(in: ["T"]).ended.isEmpty)
  }
}
