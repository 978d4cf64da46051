import Catalog
import Examples
import Holder
import MODAV
import MODAV2
import MVC
import MVP
import MVPCF
import MVVM
import MassiveMVC
import VIPER

/// The patterns of the catalogue, in the order in which they are best read: each with its card.
public enum Registry {
  private static let entries: [(pattern: any Pattern, card: Card)] = [
    (MVCPattern(), .mvc),
    (MVPPattern(), .mvp),
    (MVVMPattern(), .mvvm),
    (VIPERPattern(), .viper),
    (MODAVPattern(), .modaV),
    (MODAV2Pattern(), .modaV2),
    (MVPCFPattern(), .mvpcf),
    (HolderPattern(), .holder),
    (MassiveMVCPattern(), .massiveMVC),
  ]

  /// All patterns.
  public static let patterns = entries.map(\.pattern)

  /// All cards, in the order of the patterns.
  public static let cards = entries.map(\.card)

  /// Finds the card of a pattern by its id, such as `moda-v`.
  public static func card(id: String) -> Card? {
    cards.first { $0.id == id }
  }
}
