import Observation

/// The object that manages one screen.
///
/// `updateProperties()` runs under observation tracking before the window is drawn, and again after
/// any observable property that it read has changed.
///
/// Explicitly on the main actor: subclasses in other modules do not inherit a module's default isolation.
///
/// - UIKit: UIViewController; renamed
@MainActor
open class ViewController {
  /// The screen's title, shown on the window's upper edge.
  ///
  /// - UIKit: UIViewController.title
  public var title: String? {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }

  /// The controller that holds this one.
  public internal(set) weak var parent: ViewController?

  weak var window: Window?
  /// The screen's view if it is loaded.
  public private(set) var viewIfLoaded: View?
  private var needsUpdateProperties = true

  /// Makes a controller whose view is loaded when it is first asked for.
  ///
  /// - UIKit: UIViewController.init(nibName:bundle:); no parameters, as there are no nib files
  public init() {}

  // Explicit, because an implicit one has the module's default isolation. A subclass in another module has a nonisolated
  // one and would crash when another thread releases it.
  deinit {}

  /// The screen's view, loaded on first use.
  ///
  /// - UIKit: UIViewController.view; not implicitly unwrapped
  public var view: View {
    get {
      loadViewIfNeeded()
      return viewIfLoaded ?? View()
    }
    set {
      viewIfLoaded = newValue
      newValue.viewController = self
      setNeedsDisplay()
    }
  }

  /// The nearest navigation controller above this one.
  ///
  /// - UIKit: UIViewController.navigationController
  public var navigationController: NavigationController? {
    parent as? NavigationController ?? parent?.navigationController
  }

  /// Gives the controller its view; override it to set `view` to a view of your own.
  ///
  /// - UIKit: UIViewController.loadView()
  open func loadView() {
    view = View()
  }

  /// Called once, after the view was loaded: the place to add targets.
  ///
  /// - UIKit: UIViewController.viewDidLoad()
  open func viewDidLoad() {}

  /// Called when the screen is about to be shown.
  open func viewWillAppear() {}

  /// Called when the screen is no longer shown.
  open func viewDidDisappear() {}

  /// Copies observable state into the widgets; override it instead of observing by hand.
  ///
  /// - UIKit: UIViewController.updateProperties(); none, from iOS 26 on
  open func updateProperties() {}

  /// Loads the view if that has not happened yet.
  public func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Asks for `updateProperties()` to run before the window is next drawn.
  public func setNeedsUpdateProperties() {
    needsUpdateProperties = true
    setNeedsDisplay()
  }

  /// Runs `updateProperties()` now if it was asked for or something that it read has changed.
  public func updatePropertiesIfNeeded() {
    guard needsUpdateProperties else { return }
    needsUpdateProperties = false
    loadViewIfNeeded()
    withObservationTracking {
      updateProperties()
    } onChange: { [weak self] in
      // Pattern code changes its state on the main actor only, so the call arrives there.
      MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
    }
  }

  /// The controller whose screen is seen: itself, unless it only holds others.
  open var visibleViewController: ViewController? { self }

  /// The window that this controller or one above it is at the root of.
  var nearestWindow: Window? { window ?? parent?.nearestWindow }

  func setNeedsDisplay() {
    nearestWindow?.setNeedsDisplay()
  }
}
