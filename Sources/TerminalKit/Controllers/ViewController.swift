import Observation

/// The controller of one screen.
///
/// `updateProperties()` runs under observation tracking before the window is drawn, and again after any observable
/// property that it read has changed.
///
/// `@MainActor` is explicit: subclasses in other modules do not inherit a module's default isolation.
///
/// - UIKit: UIViewController; renamed
@MainActor
open class ViewController {
  /// The screen's title, shown in the window's top border.
  ///
  /// - UIKit: UIViewController.title
  public var title: String? {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }

  /// The container of this view controller.
  public internal(set) weak var parent: ViewController?

  weak var window: Window?
  /// The view, or nil if it is not loaded yet.
  public private(set) var viewIfLoaded: View?
  private var needsUpdateProperties = true

  /// Creates a view controller; its view is loaded on first access.
  ///
  /// - UIKit: UIViewController.init(nibName:bundle:); no parameters, as there are no nib files
  public init() {}

  // Explicit and thus nonisolated. With default isolation an implicit `deinit` is isolated to the main actor, that of a
  // subclass in another module is not, and releasing it on another thread would crash.
  // See https://github.com/swiftlang/swift/pull/82669.
  deinit {}

  /// The view, loaded on first access.
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

  /// The nearest navigation controller among the containers.
  ///
  /// - UIKit: UIViewController.navigationController
  public var navigationController: NavigationController? {
    parent as? NavigationController ?? parent?.navigationController
  }

  /// Creates the view; override it to assign another one to `view`.
  ///
  /// - UIKit: UIViewController.loadView()
  open func loadView() {
    view = View()
  }

  /// Called once, after the view was loaded; override it to add targets.
  ///
  /// - UIKit: UIViewController.viewDidLoad()
  open func viewDidLoad() {}

  /// Called before the screen is shown.
  open func viewWillAppear() {}

  /// Called after the screen was hidden or its window closed.
  open func viewDidDisappear() {}

  /// Copies observable state into the widgets; override it instead of observing manually.
  ///
  /// - UIKit: UIViewController.updateProperties(); none, from iOS 26 on
  open func updateProperties() {}

  /// Loads the view if it is not loaded yet.
  public func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Schedules `updateProperties()` to run before the window is next drawn.
  public func setNeedsUpdateProperties() {
    needsUpdateProperties = true
    setNeedsDisplay()
  }

  /// Runs `updateProperties()` now if it is scheduled or a property that it read has changed.
  public func updatePropertiesIfNeeded() {
    guard needsUpdateProperties else { return }
    needsUpdateProperties = false
    loadViewIfNeeded()
    withObservationTracking {
      updateProperties()
    } onChange: { [weak self] in
      // Patterns change their state on the main actor only.
      MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
    }
  }

  /// The view controller whose screen is visible: itself, or a container's child.
  open var visibleViewController: ViewController? { self }

  /// The window whose root is this view controller or one of its containers.
  var nearestWindow: Window? { window ?? parent?.nearestWindow }

  func setNeedsDisplay() {
    nearestWindow?.setNeedsDisplay()
  }
}
