/// What others see of a root holder, which is a module itself: the key of the module whose screen comes first.
protocol RootSupporting: Module {
  var first: any RawRepresentable<String> { get }
}
