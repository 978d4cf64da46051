import TerminalKit
import TestSupport
import Testing

@testable import MassiveMVC

/// Shows by running what the card's caveats describe.
struct CaveatTests {
  @Test @MainActor func `its widgets can be used with no screen`() {
    let window = Window()
    MassiveMVCPattern().showLogin(with: LoginWorld().environment, in: window)
    window.layoutIfNeeded()
    window.tap("logIn")
    #expect(window.text(of: "status") == "Enter your email.")
  }
}
