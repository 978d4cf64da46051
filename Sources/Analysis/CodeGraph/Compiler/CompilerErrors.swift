import Foundation

/// The errors in the output of the compiler or the package manager.
package enum CompilerErrors {
  /// The first five errors or, without any, the last five lines.
  package static func summary(of output: Data) -> String {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    let errors = lines.filter { $0.contains(": error:") || $0.hasPrefix("error:") }
    var seen: Set<String> = []
    let unique = (errors.isEmpty ? Array(lines.suffix(5)) : errors).filter { seen.insert($0).inserted }
    return unique.prefix(5).joined(separator: "\n")
  }

  /// The message of the first error in a file of some folders; nil if there is none.
  package static func first(in folders: [String], _ output: Data) -> String? {
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      guard let mark = line.range(of: ": error: ") else { continue }
      let path = "/\(line[..<mark.lowerBound])"
      if folders.contains(where: { path.contains("/\($0)/") }) { return String(line[mark.upperBound...]) }
    }
    return nil
  }
}
