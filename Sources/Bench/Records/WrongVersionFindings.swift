/// The results of some wrong versions.
public struct WrongVersionFindings: Sendable, Codable, Hashable {
  /// The results, in the order of the wrong versions.
  public let results: [WrongVersionResult]
  /// The scenarios that reject none; empty unless all wrong versions were run.
  public let idleScenarios: [String]

  /// Creates the findings on all wrong versions; `scenarios` are the names of all scenarios, such as `login: 401`.
  public init(_ results: [WrongVersionResult], scenarios: [String]) {
    self.results = results
    let rejecting = Set(results.flatMap { $0.scenarios.names ?? [] })
    idleScenarios = scenarios.filter { !rejecting.contains($0) }
  }

  /// Creates the findings on some wrong versions.
  public init(some results: [WrongVersionResult]) {
    self.init(results, scenarios: [])
  }

  /// The wrong versions that no scenario rejects.
  public var accepted: [WrongVersionResult] { results.filter { !$0.scenarios.kills } }

  /// Whether the scenarios reject every wrong version, and each scenario at least one.
  public var isGood: Bool { accepted.isEmpty && idleScenarios.isEmpty }
}
