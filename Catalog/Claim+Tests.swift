extension Claim {
  /// The tests of a measured claim, which holds if all of them do; there is always at least one.
  public struct Tests: Sendable, Hashable, RandomAccessCollection {
    private let tests: [Test]

    /// Creates tests from the first, without which nothing would be measured, and any others.
    public init(_ first: Test, _ rest: Test...) {
      self.init(first, rest)
    }

    init(_ first: Test, _ rest: [Test]) {
      tests = [first] + rest
    }

    /// The position of the first test.
    public var startIndex: Int { tests.startIndex }

    /// The position after the last test.
    public var endIndex: Int { tests.endIndex }

    /// The test at a position.
    public subscript(position: Int) -> Test { tests[position] }
  }
}
