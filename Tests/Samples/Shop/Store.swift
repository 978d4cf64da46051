import Foundation

protocol Storing: AnyObject {
  associatedtype Item
  var count: Int { get }
  func item(at place: Int) -> Item?
  func add(_ item: Item)
}

class Shelf {
  let label: String
  init(label: String) { self.label = label }
  func describe() -> String { label }
  deinit { print(label) }
}

final class Store<Item: Equatable>: Shelf, Storing {
  typealias Place = Int
  private var items: [Item] = []
  var onChange: ((Place) -> Void)?
  var count: Int { items.count }

  init() { super.init(label: "store") }

  subscript(place: Place) -> Item {
    get { items[place] }
    set { items[place] = newValue }
  }

  func item(at place: Int) -> Item? { place < count ? self[place] : nil }

  func add(_ item: Item) {
    guard !items.contains(item) else { return }
    items.append(item)
    onChange?(items.count)
  }

  override func describe() -> String { super.describe() + " of \(count)" }
}
