import Bench
import Testing

/// The scripts of a toolchain with a fault, and the error that follows from it; printed by the fault's name.
struct FaultyToolchain: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The script in the place of `swift build`.
  let build: String
  /// The script in the place of `swift test`; nil for one whose tests notice the mutants.
  let test: String?
  /// The script in the place of a program's scenarios; nil for one whose scenarios notice the mutants.
  let scenarios: String?
  let error: MutantError

  init(
    _ name: String, build: String = "", test: String? = nil, scenarios: String? = nil, _ error: MutantError
  ) {
    (testDescription, self.build, self.test, self.scenarios, self.error) = (
      name, build, test, scenarios, error
    )
  }
}
