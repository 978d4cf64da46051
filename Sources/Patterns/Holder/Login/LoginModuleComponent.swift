/// All that the Login module needs; a test injects one of its own.
protocol LoginModuleComponent {
  var authorization: any AuthorizationService { get }
  var sessions: any SessionService { get }
}
