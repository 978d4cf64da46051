/// What a person is known by.
struct Account: Equatable {
  let name: String
  var visits = 0
  private(set) var mood: Mood = .calm(since: 1)

  static let nobody = Account(name: "nobody")

  var title: String { mood.isCalm ? name : "\(name)!" }

  init(name: String) {
    self.name = name
  }

  mutating func visit(_ count: Int, by other: Account? = nil) {
    visits += count
    mood = .busy
    if let other, other == self { visits = 0 }
  }
}

enum Mood: Equatable {
  case calm(since: Int)
  case busy, gone

  var isCalm: Bool {
    if case .calm = self { return true }
    return self != .busy
  }
}
