/// The Log in scene's data, as its router passes it on.
protocol LoginDataPassing {
  var dataStore: any LoginDataStore { get }
}
