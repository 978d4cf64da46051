/// What Home tells its coordinator.
protocol HomeCoordinating: AnyObject {
  func didLogOut()
}
