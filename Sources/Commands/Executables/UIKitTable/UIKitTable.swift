import CodeGraph
import CompareCommand
import Verdicts
import Foundation

/// Prints docs/uikit.md: the symbols of `TerminalKit` that patterns use, beside their UIKit counterparts.
///
/// The counterpart comes from a line `- UIKit: COUNTERPART; DIFFERENCE` in the symbol's doc comment. Run it in the
/// package's folder. It exits with 1 if a symbol has no such line, or if the code cannot be read.
@main
struct UIKitTable {
  /// A type of `TerminalKit`, or a member of it.
  private struct Symbol: Hashable {
    let type: TypeNode
    let member: Member?

    var name: String { member.map { "\(type.name).\($0.name)" } ?? type.name }
    var place: Place? { member?.place ?? type.place }
  }

  static func main() async {
    ReadingService.runIfRequested()
    do throws(CodeGraphError) {
      try await printTable(of: URL(filePath: FileManager.default.currentDirectoryPath))
    } catch {
      fail(error.description)
    }
  }

  private static func printTable(of package: URL) async throws(CodeGraphError) {
    let symbols = symbols(in: try await graph(of: package))
    var rows: [String] = []
    var undocumented: [String] = []
    for symbol in symbols {
      guard let place = symbol.place, let line = try counterpart(at: place, in: package) else {
        undocumented.append("\(symbol.place?.description ?? ""): \(symbol.name)")
        continue
      }
      let parts = line.split(separator: "; ", maxSplits: 1)
      rows.append("| `\(symbol.name)` | `\(parts[0])` | \(parts.count > 1 ? parts[1] : "none") |")
    }
    guard undocumented.isEmpty, !rows.isEmpty else {
      let advice = "add a line '/// - UIKit: COUNTERPART; DIFFERENCE' to:\n"
      fail(advice + undocumented.joined(separator: "\n"))
    }
    print(
      """
      <!-- Generated from the doc comments of TerminalKit and the compiler's index. '.ci/pages docs' writes it anew. -->

      # TerminalKit beside UIKit

      The patterns use \(rows.count) symbols of `TerminalKit`. Each has a counterpart in UIKit; this is where they differ.

      | TerminalKit | UIKit | difference |
      | --- | --- | --- |
      \(rows.joined(separator: "\n"))
      """)
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("Error: \(message)\n".utf8))
    exit(1)
  }

  private static func graph(of package: URL) async throws(CodeGraphError) -> DependencyGraph {
    let cache = FileManager.default.temporaryDirectory.appending(path: "uikit-table-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: cache) }
    let reading = try await CodeReader(
      package: package,
      targets: Codebase.targets(for: Registry.cards),
      program: Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]), cache: cache,
      environment: ProcessInfo.processInfo.environment
    ).read { _ in }
    if let failure = reading.failures.values.first { throw failure }
    return reading.graph
  }

  /// The symbols of `TerminalKit` that patterns use or override, sorted by type and line.
  private static func symbols(in graph: DependencyGraph) -> [Symbol] {
    let types = Dictionary(uniqueKeysWithValues: graph.types.map { ($0.id, $0) })
    let ownModules: Set = ["Examples", "TerminalKit", "TerminalText"]
    let patternTypes = graph.types.filter { $0.place != nil && !ownModules.contains($0.module) }
    var symbols: Set<Symbol> = []
    let edges = Dictionary(grouping: graph.edges, by: \.from)
    for type in patternTypes {
      for edge in edges[type.id] ?? [] {
        guard let kitType = types[edge.to], kitType.module == "TerminalKit" else { continue }
        symbols.insert(Symbol(type: kitType, member: nil))
        for reference in edge.references {
          let member = kitType.members.first { $0.name == reference.toMember }
          symbols.insert(Symbol(type: kitType, member: member))
        }
      }
      // The index has no reference from an override to the overridden member.
      let names = Set(type.members.map(\.name))
      var current = type
      while let base = edges[current.id]?.first(where: { $0.kinds.contains(.inherits) }).flatMap({
        types[$0.to]
      }) {
        current = base
        guard base.module == "TerminalKit" else { continue }
        for member in base.members where member.name != "deinit" && names.contains(member.name) {
          symbols.insert(Symbol(type: base, member: member))
        }
      }
    }
    return symbols.sorted {
      ($0.type.name, $0.member == nil ? 0 : 1, $0.member?.place.line ?? 0) < (
        $1.type.name, $1.member == nil ? 0 : 1, $1.member?.place.line ?? 0
      )
    }
  }

  /// The text after `- UIKit:` in the doc comment above a declaration.
  private static func counterpart(at place: Place, in package: URL) throws(CodeGraphError) -> String? {
    guard let text = try? String(contentsOf: package.appending(path: place.file), encoding: .utf8) else {
      throw .unreadableSource(path: place.file)
    }
    let above = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(place.line - 1)
      .reversed()
      .map { $0.drop { $0 == " " } }
    let comment = above.drop { $0.hasPrefix("@") }.prefix { $0.hasPrefix("///") }
    let mark = "/// - UIKit: "
    return comment.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
  }
}
