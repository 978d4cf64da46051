import Edits
import TestSupport
import Testing

/// What CI adds to a copy of the package.
@Suite struct AdditionTests {
  @Test func `The patch of a fourth example applies`() async throws {
    let patch = Patch(Program.packageFolder.appending(path: "docs/additions/counter.patch"))
    try await Change(
      "the patch of a fourth example", .patch(patch),
      remedy: "Renew 'docs/additions/counter.patch', then check it by '.ci/run'."
    ).check(in: Program.packageFolder)
  }
}
