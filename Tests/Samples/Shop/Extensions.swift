extension Store where Item == Account {
  func items(calm: Bool) -> [Account] {
    (0..<count).compactMap { item(at: $0) }.filter { $0.mood.isCalm == calm }
  }
}

extension Mood: CustomStringConvertible {
  var description: String {
    switch self {
    case .calm(let since): "calm since \(since)"
    case .busy: "busy"
    case .gone: Self.farewell
    }
  }
  private static let farewell = "gone"
}

extension Array where Element == Account {
  static func + (one: Self, other: Account) -> Self { one.appended(other) }
  func appended(_ account: Account) -> Self {
    var copy = self
    copy.append(account)
    return copy
  }
}

func longest<T: Collection>(_ some: T, limit: Int = .max) -> Int where T.Element == Account {
  some.map(\.name.count).max().map { Swift.min($0, limit) } ?? 0
}
