/// The Home module's dependencies.
protocol HomeModuleComponent {
  var sessions: any SessionService { get }
}
