import Foundation

/// Reads the graph of some of a package's targets out of the compiler's index.
public struct CodeReader: Sendable {
  /// The package's folder.
  public let package: URL
  /// The targets to read.
  public let targets: [MeasuredTarget]
  /// The program that was started, which is started again to read: it calls ``ReadingService/answerIfAsked()`` first.
  public let program: URL
  /// The product to build where there is no index that can be used.
  public let product: String
  /// Where to build it.
  public let scratch: URL
  /// The environment, for its `PATH`.
  public let environment: [String: String]

  /// Makes a reader.
  public init(
    package: URL, targets: [MeasuredTarget], program: URL, product: String, scratch: URL,
    environment: [String: String]
  ) {
    self.package = package.resolvingSymlinksInPath()
    self.targets = targets
    self.program = program
    self.product = product
    self.scratch = scratch
    self.environment = environment
  }

  /// The graph: from the store beside the running program if that is there and fresh, else from a build made for it.
  ///
  /// - Parameter progress: Called with what is worth telling meanwhile, a line each time.
  /// - Returns: The graph of all targets together.
  /// - Throws: Why there is none to be had.
  public func graph(
    progress: @escaping @Sendable (String) -> Void
  ) async throws(CouplingError) -> DependencyGraph {
    let toolchain = try await Toolchain.find(environment: environment)
    let beside = program.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "index/store")
    let problem: CouplingError
    do throws(CouplingError) {
      return try await graph(fromStoreAt: beside, toolchain)
    } catch {
      guard error.isCuredByBuilding else { throw error }
      problem = error
    }
    progress("\(problem.reason) Building the package for its index in '\(scratch.path)'.")
    let build = PrivateBuild(package: package, scratch: scratch, swift: toolchain.swift, product: product)
    try await build.run(progress: progress)
    do throws(CouplingError) {
      return try await graph(fromStoreAt: build.store, toolchain)
    } catch {
      guard error.isSameDamage(as: problem) else { throw error }
      // No damage strikes two stores alike: then it is the check that does not know what the code holds.
      progress("A second index reads the same, so it is taken as it is: \(error.reason)")
      return try await graph(fromStoreAt: build.store, toolchain, isChecking: false)
    }
  }

  private func graph(
    fromStoreAt store: URL, _ toolchain: Toolchain, isChecking: Bool = true
  ) async throws(CouplingError) -> DependencyGraph {
    try await ReadingProcess(program: program).graph(
      for: ReadingRequest(
        package: package, targets: targets, libraryPath: toolchain.indexLibrary.path, storePath: store.path,
        isChecking: isChecking))
  }
}
