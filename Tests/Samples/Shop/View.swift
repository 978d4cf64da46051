@MainActor
final class Screen: Showing {
  var line = "" { willSet { print(newValue) } }
  lazy var presenter = Presenter(view: self, store: Store(), clock: Clock())
  private let labels: [Label] = [.init("a"), Label("b")]

  func show(_ account: Account) {
    labels.forEach { $0.text = account.title }
    line = labels.map(\.text).joined()
  }
}

@MainActor final class Label {
  var text: String
  init(_ text: String) { self.text = text }
}
