import Examples
import Observation

@testable import Holder

/// Has the state that a test sets; a retry closes a note.
@Observable
final class FakeBannerModule: BannerSupporting {
  var sync = ""
  var failure = ""

  func retryDelete(close: (Note.ID) -> Void) {
    close("n2")
  }
}
