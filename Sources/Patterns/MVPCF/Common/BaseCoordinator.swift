/// The base class of coordinators: owns the coordinators of the flows that it has started.
class BaseCoordinator {
  private(set) var childCoordinators: [BaseCoordinator] = []

  /// Explicit, because the implicit initialiser is not isolated to the main actor, and those of subclasses are.
  init() {}

  /// Keeps a coordinator alive while its flow runs.
  func addDependency(_ coordinator: BaseCoordinator) {
    childCoordinators.append(coordinator)
  }

  /// Releases a coordinator whose flow has finished.
  func removeDependency(_ coordinator: BaseCoordinator?) {
    childCoordinators.removeAll { $0 === coordinator }
  }
}
