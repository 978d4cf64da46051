/// What the Home module gives out to the module that opened it.
protocol HomeModuleOutput: AnyObject {
  func homeModuleDidLogOut()
}
