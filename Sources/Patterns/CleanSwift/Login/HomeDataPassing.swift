/// The Home scene's data, for the router of another scene.
protocol HomeDataPassing {
  var dataStore: any HomeDataStore { get }
}
