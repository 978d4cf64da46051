import Catalog
import CleanSwift
import Examples
import Holder
import MODAV
import MODAV2
import MVC
import MVP
import MVPCF
import MVVM
import MVVMC
import MassiveMVC
import TEA
import VIPER

/// The patterns of the catalogue, each with its card, in reading order.
public enum Registry {
  /// A pattern with its card.
  public typealias Entry = (pattern: any Pattern, card: Card)

  /// All patterns with their cards.
  public static let entries: [Entry] = [
    (MVCPattern(), .mvc),
    (MVPPattern(), .mvp),
    (MVVMPattern(), .mvvm),
    (MVVMCPattern(), .mvvmC),
    (VIPERPattern(), .viper),
    (CleanSwiftPattern(), .cleanSwift),
    (TEAPattern(), .tea),
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
}
