import Foundation

/// A reason why calls cannot be recorded, in a sentence or two.
public struct TraceError: Error, Equatable, CustomStringConvertible {
  /// The failure and its remedy.
  public let description: String

  init(_ description: String) { self.description = description }

  init(_ error: any Error) {
    switch error {
    case let error as TraceError: self = error
    case let error as CocoaError:
      self.init("'\(error.filePath ?? "")' cannot be used: \(error.localizedDescription)")
    default: self.init("\(error)")
    }
  }
}
