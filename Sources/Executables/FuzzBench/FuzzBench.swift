import Comparison
import Examples
import Foundation
import Scenarios

@main struct FuzzBench {
  @MainActor static func main() async {
    let clock = ContinuousClock()
    let n = Int(CommandLine.arguments[1])!
    let start = clock.now
    let o = await Fuzzer(
      of: Registry.patterns, examples: CommandLine.arguments.count > 2 ? [.login] : Example.allCases,
      length: 30
    ).run(n, seed: 1) { _ in }
    print(
      o.sessions, clock.now - start,
      o.difference.map {
        "\($0.session) \($0.found.patterns) \($0.found.what)\n"
          + $0.found.steps.map(\.description).joined(separator: "\n") + "\n" + $0.found.frames.reference
          + $0.found.frames.other
      } ?? "none")
  }
}
