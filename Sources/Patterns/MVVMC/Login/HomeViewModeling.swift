/// The state and actions to which a Home screen binds.
protocol HomeViewModeling: AnyObject {
  var welcome: String { get }
  var notice: String { get }

  func logOut()
}
