/// The calls before and after a screen is shown or hidden, each passed on to the children whose views are part of it.
///
/// A container's `will` call precedes those of its children, its `did` call follows theirs.
extension ViewController {
  /// The state between these calls.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Whether the screen is shown or about to be.
  var isOnScreen: Bool { appearance == .appearing || appearance == .appeared }

  /// Shows the screen outside a transition.
  func appear() {
    beginAppearing()
    finishAppearing()
  }

  /// Hides the screen outside a transition.
  func disappear() {
    beginDisappearing()
    finishDisappearing()
  }

  func beginAppearing() {
    guard appearance == .disappeared else { return }
    loadViewIfNeeded()
    prepareToAppear()
    appearance = .appearing
    viewWillAppear()
    embeddedChildren.forEach { $0.beginAppearing() }
  }

  func finishAppearing() {
    guard appearance == .appearing else { return }
    embeddedChildren.forEach { $0.finishAppearing() }
    appearance = .appeared
    viewDidAppear()
  }

  func beginDisappearing(isMovingFromParent: Bool = false) {
    guard isOnScreen else { return }
    appearance = .disappearing
    self.isMovingFromParent = isMovingFromParent
    viewWillDisappear()
    embeddedChildren.forEach { $0.beginDisappearing() }
  }

  func finishDisappearing() {
    guard appearance == .disappearing else { return }
    embeddedChildren.forEach { $0.finishDisappearing() }
    appearance = .disappeared
    viewDidDisappear()
    isMovingFromParent = false
  }

  /// Runs the pending property updates of this view controller and of those whose views are part of its view.
  func updateVisiblePropertiesIfNeeded() {
    updatePropertiesIfNeeded()
    embeddedChildren.forEach { $0.updateVisiblePropertiesIfNeeded() }
  }
}
