/// The base class of coordinators: keeps the coordinators of the flows that it has started.
class Coordinator {
  private(set) var children: [Coordinator] = []

  /// Explicit, because the implicit initialiser is not isolated to the main actor, and those of subclasses are.
  init() {}

  /// Keeps the coordinator of a flow that starts.
  func addChild(_ child: Coordinator) {
    children.append(child)
  }

  /// Lets go of the coordinator of a flow that has ended.
  func removeChild(_ child: Coordinator) {
    children.removeAll { $0 === child }
  }
}
