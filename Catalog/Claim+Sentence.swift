extension Claim {
  /// A sentence of a source from which claims on several cards come, or the part of it that they share.
  ///
  /// Such claims are of one kind. Those of two patterns that it compares have the same measures, with the relations reversed.
  public enum Sentence: String, Sendable, Hashable, CaseIterable {
    // MODA-V README

    /// The Orchestrator is typically more focused than the Controller, which often has two kinds of logic.
    case focusedOrchestrator
    /// The massive view controller is common in MVC.
    case massiveViewController
    /// The Controller often absorbs external interactions.
    case externalInteractionsInController
    /// Controllers and ViewModels can become bloated.
    case bloatedComponents
    /// More focused components are easier to maintain.
    case focusedMaintenance
    /// More focused components are easier to test.
    case focusedTesting
    /// An Orchestrator reduces the risk of an overloaded Presenter.
    case overloadedPresenter
    /// A ViewModel can become tightly coupled with its View by binding.
    case bindingCouples
    /// MODA-V is easier to grasp and implement than the more granular VIPER.
    case lessOverwhelming

    // Studies

    /// MVP and MVVM are ahead of MVC.
    case louOnQuality
    /// VIPER is faster than MVP.
    case humeniukOnSpeed
  }
}
