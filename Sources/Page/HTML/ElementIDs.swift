/// The ids that elements of a page have; no two have the same.
struct ElementIDs {
  private var taken: Set<String> = []

  /// The id; nil if an element has it already.
  mutating func claim(_ id: String) -> String? {
    guard taken.insert(id).inserted else { return nil }
    return id
  }

  /// The id, or if an element has it already, one with a number behind it.
  mutating func unused(like id: String) -> String {
    var unused = id
    var number = 1
    while !taken.insert(unused).inserted {
      number += 1
      unused = "\(id)-\(number)"
    }
    return unused
  }
}
