import Catalog
import Edits
import Examples
import Foundation
import PackageLayout
import Records

/// Runs the scenarios against the wrong versions of the reference implementation.
package struct WrongVersionRunner: Sendable {
  private let workbench: Workbench
  private let processors: Int
  private let timeout: Double
  private let progress: @Sendable (String) -> Void

  /// Creates a runner that builds on a workbench, with one copy for each processor.
  ///
  /// The timeout, in seconds, is that of an example's scenarios, which take about a second.
  package init(
    on workbench: Workbench, processors: Int = ProcessInfo.processInfo.activeProcessorCount,
    timeout: Double = 120, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.workbench = workbench
    self.processors = processors
    self.timeout = timeout
    self.progress = progress
  }

  /// Runs wrong versions, and returns the results in their order.
  package func run(_ versions: [WrongVersion]) async throws(WrongVersionError) -> [WrongVersionResult] {
    let fingerprint = WrongVersionFingerprint(in: workbench.package)
    // Reported before the builds, which take a minute.
    for version in versions {
      do throws(ChangeError) {
        try await version.change.check(in: workbench.package)
      } catch {
        throw .bench(.change(error))
      }
    }
    let runs = try parts(of: versions)
    let parts = try await runs.mappedSideBySide(limit: runs.count) { run throws(WrongVersionError) in
      try await run.outcomes()
    }
    // Otherwise the results would mix two versions of the code.
    let later = WrongVersionFingerprint(in: workbench.package)
    var results: [WrongVersionResult] = []
    for version in versions {
      let text = fingerprint.text(of: version)
      guard later.text(of: version) == text else { throw .changedMeanwhile }
      for case let scenarios? in parts.map({ $0[version.name] }) {
        results.append(WrongVersionResult(name: version.name, fingerprint: text, scenarios: scenarios))
      }
    }
    return results
  }

  /// Deals the wrong versions out to as many copies as there are processors.
  private func parts(of versions: [WrongVersion]) throws(WrongVersionError) -> [WrongVersionPart] {
    let count = max(1, min(processors, versions.count))
    var parts: [WrongVersionPart] = []
    for number in 0..<count {
      let own = versions.enumerated().filter { $0.offset % count == number }.map(\.element)
      do throws(BenchError) {
        let bench = try workbench.bench(of: PackageLayout.referenceModule, number: number + 1)
        parts.append(WrongVersionPart(versions: own, bench: bench, timeout: timeout, progress: progress))
      } catch {
        throw .bench(error)
      }
    }
    return parts
  }
}
