import Examples
import Foundation

/// Text with dots where a password may be.
enum Passwords {
  /// A dot for each character.
  static func dots(for text: String) -> String {
    String(repeating: "•", count: text.count)
  }

  /// A request, as steps write it, without its password; of a body that is no login's nothing is shown.
  static func hiding(inRequest text: String) -> String {
    let body = text.firstIndex(of: "{") ?? text.endIndex
    let head = String(text[..<body])
    guard head.wholeMatch(of: /[A-Z]+ \/\S* ?/) != nil else { return dots(for: text) }
    let bytes = Data(text[body...].utf8)
    guard let credentials = LoginWire.credentials(from: bytes), LoginWire.body(for: credentials) == bytes
    else {
      return head + dots(for: String(text[body...]))
    }
    let hidden = Credentials(email: credentials.email, password: dots(for: credentials.password))
    return head + String(decoding: LoginWire.body(for: hidden) ?? Data(), as: UTF8.self)
  }
}
