import Foundation

/// What the compiler or the package manager says is wrong.
package enum CompilerErrors {
  /// The first errors, or the last lines where nothing is called one.
  package static func summary(of output: Data) -> String {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    let errors = lines.filter { $0.contains(": error:") || $0.hasPrefix("error:") }
    var seen: Set<String> = []
    let told = (errors.isEmpty ? Array(lines.suffix(5)) : errors).filter { seen.insert($0).inserted }
    return told.prefix(5).joined(separator: "\n")
  }
}
