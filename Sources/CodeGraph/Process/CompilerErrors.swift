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
}
