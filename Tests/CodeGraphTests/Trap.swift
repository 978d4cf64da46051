import Foundation
import TestSupport
import Testing

@testable import CodeGraph

/// A file with Swift that is easy to read wrongly, and below each line, after `//>`, what the graph says of it.
///
/// All traps are compiled together, as one module that may import `Outside` and `Far`. What they expect was worked out from the
/// lines, not taken from the tool.
struct Trap: CustomTestStringConvertible {
  let file: String
  var testDescription: String { file }

  private static let folder = Program.packageFolder.appending(path: "Tests/CodeGraphTests/Fixtures")

  static let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/Traps")) ?? [])
    .sorted().map(Trap.init)

  private static let reading = Task {
    let codes = try await TemporaryFolder(copying: folder).codes(
      of: [
        SourceTarget(module: "Far", path: "Far"),
        SourceTarget(module: "Outside", path: "Outside"),
        SourceTarget(
          module: "Traps", path: "Traps", imports: ["Outside"],
          lookups: [LookupMember(type: "Switchboard", member: "line(for:)")]),
      ], unmeasured: ["Far"])
    let graph = DependencyGraph(joining: codes.map(\.graph))
    return (
      codes: codes, graph: graph, annotations: Dictionary(grouping: graph.annotations, by: \.place.file)
    )
  }

  /// What was read of the traps and of the module outside.
  static var codes: [ModuleCode] {
    get async throws { try await reading.value.codes }
  }

  /// What the graph says of all traps and the module outside.
  static var graph: DependencyGraph {
    get async throws { try await reading.value.graph }
  }

  /// What the graph says of the file's lines.
  var annotations: [Annotation] {
    get async throws { try await Self.reading.value.annotations["Traps/\(file)", default: []] }
  }

  /// What stands in the file.
  var lines: [String] {
    get throws {
      try String(contentsOf: Self.folder.appending(path: "Traps/\(file)"), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
