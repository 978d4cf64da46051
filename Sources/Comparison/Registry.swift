import Examples
import MODAV
import MODAV2
import MVC
import MVP
import MVPCF
import MVVM
import VIPER

/// The patterns of the catalogue, in the order of its tables.
public enum Registry {
  /// All patterns.
  public static let patterns: [any Pattern] = [
    MVCPattern(), MVPPattern(), MVVMPattern(), VIPERPattern(), MODAVPattern(), MODAV2Pattern(),
    MVPCFPattern(),
  ]
}
