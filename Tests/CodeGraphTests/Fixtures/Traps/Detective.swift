// swift-format-ignore-file
// Look-ups by name have a mechanism, a place and, where the source has it, a name.

struct Detective {
  let suspect: Any
  func clues() -> [String] {
    Mirror(reflecting: suspect).children.compactMap(\.label)
//> looks up something by Mirror
  }
}
@dynamicMemberLookup struct Dossier {
  subscript(dynamicMember name: String) -> Int { name.count }
}
struct Sergeant {
  func pages(of dossier: Dossier) -> Int { dossier.pages }
//> Sergeant.pages(of:) mentions Dossier, reads Dossier.subscript(dynamicMember:) (implicit)
//> looks up pages by subscript(dynamicMember:)
  func all(of dossier: Dossier?) -> Int { (dossier?.pages ?? 0) + (dossier?.notes ?? 0) }
//> Sergeant.all(of:) mentions Dossier, reads Dossier.subscript(dynamicMember:) (implicit), Dossier.subscript(dynamicMember:) (implicit)
//> looks up pages by subscript(dynamicMember:)
//> looks up notes by subscript(dynamicMember:)
  @dynamicMemberLookup struct Desk {
    let dossier: Dossier
//> Sergeant.Desk.dossier mentions Dossier
    subscript(dynamicMember name: String) -> Int { dossier[dynamicMember: name] }
//> Sergeant.Desk.subscript(dynamicMember:) reads Dossier.subscript(dynamicMember:)
//> looks up something by subscript(dynamicMember:)
    func own() -> Int { self.drawers }
  }
}
struct Switchboard {
  func line(for name: String) -> Int { name.count }
  func loop(for name: String) -> Int { line(for: name) }
}
struct Museum {
  func line(for name: String) -> Int { 0 }
}
struct Operator {
  let board: Switchboard
//> Operator.board mentions Switchboard
  let museum: Museum
//> Operator.museum mentions Museum
  func connect() -> Int { board.line(for: "Ada") + museum.line(for: "Bob") + board.loop(for: "Cy") }
//> Operator.connect() calls Museum.line(for:), Switchboard.line(for:), Switchboard.loop(for:)
//> looks up "Ada" by line(for:)
  func each() -> [Int] { ["Di"].map(board.line) }
//> Operator.each() mentions Switchboard.line(for:)
//> looks up something by line(for:)
}
func nobody() { _ = Mirror(reflecting: 1) }
