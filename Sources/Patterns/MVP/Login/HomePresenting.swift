/// What the Home screen tells its presenter.
protocol HomePresenting: AnyObject {
  func attach(_ view: any HomeView)
  func logOut()
}
