/// Where the presenter can go from the Home module.
protocol HomeRouterInput: AnyObject {
  func close()
}
