@MainActor protocol Showing: AnyObject {
  var line: String { get set }
  func show(_ account: Account)
}

@MainActor
final class Presenter {
  weak var view: (any Showing)?
  private let store: Store<Account>
  private let clock: Clock

  init(view: any Showing, store: Store<Account>, clock: Clock) {
    (self.view, self.store, self.clock) = (view, store, clock)
    store.onChange = { [weak self] place in self?.changed(place) }
  }

  func didTap(_ name: String) async {
    var account = Account(name: name)
    account.visit(2, by: .nobody)
    store.add(account)
    _ = await clock.now()
  }

  private func changed(_ place: Store<Account>.Place) {
    guard let account = store.item(at: place) ?? store.items(calm: true).first else { return }
    view?.show(account)
    view?.line = [account.title, account.mood.description].joined(separator: " ")
  }
}

actor Clock {
  private var ticks = 0 {
    didSet { if ticks < oldValue { ticks = oldValue } }
  }
  func now() -> Int {
    ticks += 1
    return ticks
  }
}
