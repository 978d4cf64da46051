// swift-format-ignore-file
// An observable model's explicit references are those in the source.

import Observation

struct User {}
@Observable final class Model {
  var user = User()
//> Model has stored property user: Traps.User
//> Model.user constructs User.init(), mentions User
  var age: Int { 1 }
//> Model has property age: Swift.Int
  @ObservationIgnored var cache: User? = nil
//> Model has stored property cache: Swift.Optional<Traps.User>
//> Model.cache mentions User
  func reset() { user = User() }
//> Model has method reset(): () -> ()
//> Model.reset() constructs User.init(), mentions User
}
struct Screen {
  let model: Model
//> Screen has stored property model: Traps.Model
//> Screen.model mentions Model
  func show() -> User { model.user }
//> Screen has method show(): () -> Traps.User
//> Screen.show() mentions User, reads Model.user
}
