// swift-format-ignore-file
// An extension of another module's type is a node of its own that mentions the type.
// Its members belong to the extension, not to the type.

import Foundation
import Outside

struct Stamp {}
//> is struct Stamp
protocol Stamped {}
//> is protocol Stamped
extension Date {
//> is extension Date extension
//> Date extension mentions Foundation.Date
  var stamp: Stamp { Stamp() }
//> Date extension has property stamp: Traps.Stamp
//> Date extension.stamp constructs Stamp.init(), mentions Stamp, Stamp
  static func stamped(_ stamp: Stamp) -> Date { Date() }
//> Date extension has method stamped(_:): (Traps.Stamp) -> Foundation.Date
//> Date extension.stamped(_:) constructs Foundation.Date.init(), mentions Foundation.Date, Foundation.Date, Stamp
}
extension Date: Stamped {}
//> Date extension conforms protocol Stamped, mentions Foundation.Date
extension String: Stamped {
//> is extension String extension
//> String extension conforms protocol Stamped
  func stamp() -> Stamp { Stamp() }
//> String extension has method stamp(): () -> Traps.Stamp
//> String extension.stamp() constructs Stamp.init(), mentions Stamp, Stamp
}
extension Account: Stamped {}
//> is extension Account extension
//> Account extension conforms protocol Stamped, mentions Account
extension Account.Owner {
//> is extension Account.Owner extension
//> Account.Owner extension mentions Account, Account.Owner
  func stamp() -> Stamp { Stamp() }
//> Account.Owner extension has method stamp(): () -> Traps.Stamp
//> Account.Owner extension.stamp() constructs Stamp.init(), mentions Stamp, Stamp
}
struct Post {
//> is struct Post
  func send(_ date: Date) -> Stamp { date.stamp }
//> Post has method send(_:): (Foundation.Date) -> Traps.Stamp
//> Post.send(_:) mentions Foundation.Date, Stamp, reads Date extension.stamp
  func name() -> Stamp { "".stamp() }
//> Post has method name(): () -> Traps.Stamp
//> Post.name() calls String extension.stamp(), mentions Stamp
  func own(_ account: Account) -> Stamp { account.owner.stamp() }
//> Post has method own(_:): (Outside.Account) -> Traps.Stamp
//> Post.own(_:) calls Account.Owner extension.stamp(), mentions Account, Stamp, reads Account.owner
}
