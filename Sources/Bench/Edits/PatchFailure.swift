/// The words of git about a patch that it does not apply.
struct PatchFailure: Error {
  let reason: String
}
