/// Data that exists before the modules of a holder; leads to that of the holder above.
protocol ModuleHolderContext {
  var parent: (any ModuleHolderContext)? { get }
}

extension ModuleHolderContext {
  /// The context of a type: this one, or the nearest above it; nil if there is none.
  func nearest<Context: ModuleHolderContext>() -> Context? {
    self as? Context ?? parent?.nearest()
  }
}
