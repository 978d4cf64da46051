import Foundation
import TestSupport
import Testing

@testable import CodeGraph

/// A Swift file with a corner case of the index; comments `//>` below a line have the expected facts of the graph.
///
/// All traps are compiled as one module, which may import `Outside` and `Far`. The expected facts were derived by hand.
struct Trap: CustomTestStringConvertible {
  let file: String
  var testDescription: String { file }

  private static let folder = Program.packageFolder.appending(path: "Tests/CodeGraphTests/Fixtures")

  static let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/Traps")) ?? [])
    .filter { !belongsToObjectiveC.contains($0) }.sorted().map(Trap.init)

  /// The files whose facts are those of Linux: elsewhere their types belong to no Swift module.
  private static var belongsToObjectiveC: Set<String> {
    #if canImport(Darwin)
      ["Listener.swift"]
    #else
      []
    #endif
  }

  private static let reading = Task {
    let codes = try await TemporaryFolder(copying: folder).codes(
      of: [
        SourceTarget(module: "Far", path: "Far"),
        SourceTarget(module: "Outside", path: "Outside"),
        SourceTarget(
          module: "Traps", path: "Traps", imports: ["Outside"],
          lookups: [LookupMember(type: "Switchboard", member: "line(for:)")]),
      ], unread: ["Far"])
    let graph = DependencyGraph(joining: codes.map(\.graph))
    return (
      codes: codes, graph: graph, annotations: Dictionary(grouping: graph.annotations, by: \.place.file)
    )
  }

  /// The code of the modules `Outside` and `Traps`.
  static var codes: [ModuleCode] {
    get async throws { try await reading.value.codes }
  }

  /// The graph of both modules.
  static var graph: DependencyGraph {
    get async throws { try await reading.value.graph }
  }

  /// The facts of the graph about the file's lines.
  var annotations: [Annotation] {
    get async throws { try await Self.reading.value.annotations["Traps/\(file)", default: []] }
  }

  var lines: [String] {
    get throws {
      try String(contentsOf: Self.folder.appending(path: "Traps/\(file)"), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
