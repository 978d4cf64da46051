// swift-format-ignore-file
// A nested type is a type of its own, with the names of the enclosing types.

struct Machine {
//> is struct Machine
  struct Part {
//> is struct Machine.Part
    let machine: [Machine]
//> Machine.Part.machine mentions Machine
    enum Size { case small }
//> is enum Machine.Part.Size
  }
  let part: Part
//> Machine.part mentions Machine.Part
  let size: Part.Size
//> Machine.size mentions Machine.Part, Machine.Part.Size
}
struct WorkFolder {
//> is struct WorkFolder
  let part: Machine.Part
//> WorkFolder.part mentions Machine, Machine.Part
  func size() -> Machine.Part.Size { .small }
//> WorkFolder.size() mentions Machine, Machine.Part, Machine.Part.Size, Machine.Part.Size.small
}
extension Machine.Part {
//> Machine.Part mentions Machine
  func weigh() -> Scale { Scale() }
//> Machine.Part.weigh() constructs Scale.init(), mentions Scale, Scale
  struct Edge {}
//> is struct Machine.Part.Edge
}
struct Scale {}
//> is struct Scale
