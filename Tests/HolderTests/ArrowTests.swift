import TestSupport
import Testing

/// The pattern's rules, held against its code as the compiler knows it.
struct ArrowTests {
  @Test func `the code keeps to the arrows of its card`() async throws {
    #expect(try await ThisCode.breaches(in: "holder") == [])
  }
}
