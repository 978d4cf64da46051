/// All that the Home module needs; a test injects one of its own.
protocol HomeModuleComponent {
  var sessions: any SessionService { get }
}
