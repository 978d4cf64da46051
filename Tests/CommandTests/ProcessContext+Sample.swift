import Foundation
import TestSupport

@testable import CompareCommand

extension CompareCommand.ProcessContext {
  /// A context without a terminal and without progress, by default with a cache in the folder.
  static func sample(
    in folder: URL, columns: Int? = nil, environment: [String: String] = [:],
    program: URL = Program("compare").url, cache: URL? = nil
  ) -> Self {
    let path = ["LANG": "C.UTF-8", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    return Self(
      environment: path.merging(environment) { $1 }, isTerminal: false, columns: columns, folder: folder,
      program: program, cache: cache ?? folder.appending(path: "cache"), progress: { _ in })
  }
}
