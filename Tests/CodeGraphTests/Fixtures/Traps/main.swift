// swift-format-ignore-file
// Code outside any declaration belongs to no type.

struct Opener {
  let key: Key
//> Opener.key mentions Key
}
struct Key {}
enum Lock {
  case with(Key)
//> Lock.with(_:) mentions Key
}
print(Key(), Opener(key: Key()).key)
struct Ward {}
typealias Own = Key
print(Ward())
struct Chest {
  let own: Own
//> Chest.own mentions Key
}
let key = Key()
print(Opener(key: key).key)
