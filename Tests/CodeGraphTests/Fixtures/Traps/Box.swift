// swift-format-ignore-file
// Bounds and where clauses belong to their declaration.

protocol Priced {}
protocol Labelled {}
protocol Weighed {}
struct Box<Item: Priced> where Item: Labelled {
//> Box mentions protocol Labelled, protocol Priced
  let items: [Item]
  func first<Other: Weighed>(_ other: Other) -> Item? where Other: Priced { nil }
//> Box.first(_:) mentions protocol Priced, protocol Weighed
  func all(_ items: [some Weighed]) {}
//> Box.all(_:) mentions protocol Weighed
}
extension Box where Item: Weighed {
//> Box mentions protocol Weighed
  var weight: Int { 0 }
}
struct Ring: Priced, Labelled {}
//> Ring conforms protocol Labelled, protocol Priced
struct Shelf {
  let box: Box<Ring>
//> Shelf.box mentions Box, Ring
}
