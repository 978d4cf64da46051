import CodeGraph
import Foundation

extension CompilerErrors {
  /// The files with errors in a folder of the package, by their paths in it, each once.
  static func files(in folder: String, _ output: Data) -> [String] {
    var seen: Set<String> = []
    return String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard let mark = line.range(of: ": error: ") else { return nil }
      let path = "/\(line[..<mark.lowerBound])"
      guard let start = path.range(of: "/\(folder)/") else { return nil }
      // Line and column follow the path.
      let file = String(path[start.upperBound...].prefix { $0 != ":" })
      return seen.insert(file).inserted ? file : nil
    }
  }
}
