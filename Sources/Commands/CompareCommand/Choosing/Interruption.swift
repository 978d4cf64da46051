import CommandLineKit
import Dispatch
import Foundation

/// Says what Ctrl-C ends before the process ends by it, until its own end.
struct Interruption {
  private let source: any DispatchSourceSignal

  /// Begins to watch for the signal.
  init(saying message: String) {
    // Only a signal that is ignored reaches the source alone.
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      Console.standard.message("\n\(message)")
      signal(SIGINT, SIG_DFL)
      raise(SIGINT)
    }
    source.activate()
  }

  /// Lets the signal end the process at once again.
  func end() {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}
