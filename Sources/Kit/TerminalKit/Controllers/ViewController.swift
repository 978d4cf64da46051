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
  ///
  /// - UIKit: UIViewController.parent
  public internal(set) weak var parent: ViewController?

  /// The view controllers that this one contains, in the order in which they were added.
  ///
  /// - UIKit: UIViewController.children
  public internal(set) var children: [ViewController] = []

  /// Whether the view is disappearing because its controller is popped, or because the view of an embedded child is removed.
  ///
  /// - UIKit: UIViewController.isMovingFromParent; of an embedded child also true if only its view is removed
  public internal(set) var isMovingFromParent = false

  /// Whether ``Window/goBack()`` asks the presentation's delegate instead of dismissing.
  ///
  /// - UIKit: UIViewController.isModalInPresentation
  public var isModalInPresentation = false {
    didSet { if isModalInPresentation != oldValue { setNeedsDisplay() } }
  }

  weak var window: Window?
  weak var presentingScreen: ViewController?
  var presentedScreen: ViewController?
  lazy var ownPresentationController = PresentationController(presentedViewController: self)
  var appearance = Appearance.disappeared
  /// The control that has or had the keyboard focus while this is the visible view controller.
  weak var lastFocused: View?
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
  ///
  /// - UIKit: UIViewController.viewWillAppear(_:); no parameter `animated`
  open func viewWillAppear() {}

  /// Called after the screen was shown.
  ///
  /// - UIKit: UIViewController.viewDidAppear(_:); no parameter `animated`, and it may precede the first `updateProperties()`
  open func viewDidAppear() {}

  /// Called before the screen is hidden or its window closed.
  ///
  /// - UIKit: UIViewController.viewWillDisappear(_:); no parameter `animated`
  open func viewWillDisappear() {}

  /// Called after the screen was hidden or its window closed.
  ///
  /// - UIKit: UIViewController.viewDidDisappear(_:); no parameter `animated`
  open func viewDidDisappear() {}

  /// Called before the container changes; nil means that there is none afterwards.
  ///
  /// `addChild(_:)` and navigation controllers call it. Call it with nil yourself before `removeFromParent()`.
  ///
  /// - UIKit: UIViewController.willMove(toParent:)
  open func willMove(toParent parent: ViewController?) {}

  /// Called after the container has changed.
  ///
  /// `removeFromParent()` and navigation controllers call it. Call it yourself after `addChild(_:)` and `addSubview(_:)`.
  ///
  /// - UIKit: UIViewController.didMove(toParent:)
  open func didMove(toParent parent: ViewController?) {}

  /// Copies observable state into the widgets; override it instead of observing manually.
  ///
  /// - UIKit: UIViewController.updateProperties(); from iOS 26 on, where an override calls `super`
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
  ///
  /// - UIKit: UINavigationController.visibleViewController; every view controller has it, and it is never a presented one
  open var visibleViewController: ViewController? { self }

  /// The children whose views are part of this view, from the first one added.
  var embeddedChildren: [ViewController] {
    guard let viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: viewIfLoaded) == true }
  }

  /// Completes the view before `viewWillAppear()`; not for subclasses in other modules, which may leave out `super`.
  func prepareToAppear() {}

  /// The window whose root is this view controller, or contains or presents it.
  var nearestWindow: Window? { window ?? parent?.nearestWindow ?? presentingScreen?.nearestWindow }

  func setNeedsDisplay() {
    nearestWindow?.setNeedsDisplay()
  }
}
