// swift-format-ignore-file
// A reference to an alias is one to all that it stands for; a nested alias belongs to the enclosing type.

struct Metre {}
struct Second {}
struct Ratio<Top, Bottom> {}
typealias Length = Metre
typealias Speed = Ratio<Length, Second>
typealias Per<Unit> = Ratio<Unit, Second>
typealias Clocking = (Second) -> Metre
struct Track {
  typealias Unit = Length
//> Track mentions Metre
  let length: Unit
//> Track.length mentions Metre
  let speed: Speed
//> Track.speed mentions Metre, Ratio, Second
  let calls: Per<Int>
//> Track.calls mentions Ratio, Second
  let clock: Clocking
//> Track.clock mentions Metre, Second
}
struct Field {
  let unit: Track.Unit
//> Field.unit mentions Metre, Track
  let new = Length()
//> Field.new constructs Metre.init(), mentions Metre
}
