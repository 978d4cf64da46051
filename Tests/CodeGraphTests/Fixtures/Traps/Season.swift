// swift-format-ignore-file
// Members that the compiler adds, such as `rawValue`, belong to their type.

enum Season: String, CaseIterable {
  case summer
  var title: String { rawValue }
}
struct Calendar {
  let season: Season
//> Calendar.season mentions Season
  func name() -> String { season.rawValue }
//> Calendar.name() reads Season.rawValue
  func all() -> [Season] { Season.allCases }
//> Calendar.all() mentions Season, Season, reads Season.allCases
}
