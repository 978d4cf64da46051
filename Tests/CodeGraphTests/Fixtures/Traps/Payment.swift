// swift-format-ignore-file
// An enum case mentions the types that it carries.

struct Card {}
struct Coin {}
struct Holder {}
enum Payment {
  case nothing
  case card(Card, of: Holder), coin(Coin)
//> Payment.card(_:of:) mentions Card, Holder
//> Payment.coin(_:) mentions Coin
  indirect case either([Payment], or: Card?)
//> Payment.either(_:or:) mentions Card
  case later(@CashDesk () -> Void), now
//> Payment.later(_:) mentions CashDesk
}
@globalActor actor CashDesk {
  static let shared = CashDesk()
}
