// swift-format-ignore-file
// An associated type belongs to its protocol, with its bounds; a reference to it is one to the protocol.

protocol Keyed {}
protocol Storing {
  associatedtype Item: Keyed
//> Storing mentions protocol Keyed
  associatedtype Key = Token
//> Storing mentions Token
  func load(_ key: Key) -> Item?
}
struct Token {}
struct Note: Keyed {}
//> Note conforms protocol Keyed
struct NoteStore: Storing {
//> NoteStore conforms protocol Storing
  typealias Item = Note
//> NoteStore mentions Note
  func load(_ key: Token) -> Note? { nil }
//> NoteStore.load(_:) mentions Note, Token
}
struct Archive<Source: Storing> where Source.Key: Keyed {
//> Archive mentions protocol Keyed, protocol Storing, protocol Storing
  let item: Source.Item
//> Archive.item mentions protocol Storing
}
