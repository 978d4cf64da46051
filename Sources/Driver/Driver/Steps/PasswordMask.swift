import Examples
import Foundation

/// Replaces passwords by dots.
enum PasswordMask {
  /// One dot for each character.
  static func dots(for text: String) -> String {
    String(repeating: "•", count: text.count)
  }

  /// Masks the password of a request as steps write it, or the whole body if it is not a login's.
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
