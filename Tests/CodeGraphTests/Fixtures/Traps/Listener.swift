// swift-format-ignore-file
// A look-up by a type that is written in Swift on Linux only: on macOS it belongs to Objective-C.

import Foundation
struct Listener {
  func listen() {
    NotificationCenter.default.post(name: .init("found"), object: nil)
//> Listener.listen() calls Foundation.NotificationCenter.post(name:object:userInfo:), constructs Foundation.NSNotification.Name.init(_:), mentions Foundation.NotificationCenter, reads Foundation.NotificationCenter.default
//> looks up something by NotificationCenter
  }
}
