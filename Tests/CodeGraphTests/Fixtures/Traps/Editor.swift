// swift-format-ignore-file
// A protocol refines others, and a composition mentions each of its protocols.

protocol Reading {
  func read() -> Row
//> Reading.read() mentions Row
}
protocol Writing {}
protocol Editing: Reading, Writing {}
//> Editing conforms protocol Reading, protocol Writing
struct Row {}
struct Editor {
  let both: any Reading & Writing
//> Editor.both mentions protocol Reading, protocol Writing
  let one: (any Editing)?
//> Editor.one mentions protocol Editing
  func use(_ reader: some Reading) -> Row { reader.read() }
//> Editor.use(_:) calls protocol Reading.read(), mentions Row, protocol Reading
}
extension Row: Reading, Writing {
//> Row conforms protocol Reading, protocol Writing
  func read() -> Row { self }
}
extension Reading where Self: Writing {
//> Reading mentions protocol Writing
  func copy() -> Row { read() }
//> Reading.copy() mentions Row
}
