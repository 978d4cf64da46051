/// The Login module's dependencies.
protocol LoginModuleComponent {
  var authorization: any AuthorizationService { get }
  var sessions: any SessionService { get }
}
