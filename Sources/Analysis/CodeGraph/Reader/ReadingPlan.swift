import Foundation
import Processes

/// The modules of a package with their cache keys, each after the modules that it imports.
struct ReadingPlan {
  /// One module.
  struct Step {
    let target: SourceTarget
    let key: String
  }

  private(set) var steps: [Step] = []
  /// The errors of modules whose source files cannot be read.
  private(set) var failures: [String: CodeGraphError] = [:]

  /// Orders the modules and computes their keys; `identity` names the compiler and the reader.
  init(of targets: [SourceTarget], in package: URL, identity: [String]) {
    var left = targets
    while let place = left.firstIndex(where: { target in
      !left.contains { target.imports.contains($0.module) }
    }) {
      let target = left.remove(at: place)
      let imports = steps.filter { target.imports.contains($0.target.module) }.map(\.key)
      let texts =
        identity + imports + ModuleCompiler.flags(for: target)
        + ["imported: \(target.isImported(by: targets))", target.path]
        + target.lookups.map { "\($0.type).\($0.member)" }
      do throws(CodeGraphError) {
        var fingerprint = Fingerprint(texts)
        for source in try target.sources(in: package) {
          fingerprint.add(source.path)
          fingerprint.add(source.text)
        }
        steps.append(Step(target: target, key: "\(target.module)-\(fingerprint.text)"))
      } catch {
        failures[target.module] = error
      }
    }
  }
}
