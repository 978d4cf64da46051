import Catalog
import CodeGraph
import Examples
import Measures

/// A mutant that compiles and that no unit test through the logic notices.
public struct MissedMutant: Sendable, Hashable {
  /// The mutation.
  public let mutation: Mutation
  /// The type in whose file the mistake was made.
  public let type: String
  /// The number of the example's tests through the logic.
  public let testsCount: Int
  /// The number of those that create the type, itself or through the code that they use.
  public let testsReaching: Int
  /// Who notices it instead.
  public let detection: MutantResult.Detection
}

extension PatternMutants {
  /// The mutants of an example that no test through the logic notices, in the order of the mutations.
  public func missed(in example: Example) -> [MissedMutant] {
    guard let tests = unitTests?.logicTests(of: example), !tests.isEmpty else { return [] }
    return results.filter { $0.mutation.example == example && !$0.logicTests.kills }.map { result in
      let type = result.place.typeName
      return MissedMutant(
        mutation: result.mutation, type: type, testsCount: tests.count,
        testsReaching: tests.count { $0.creates.contains(type) }, detection: result.detection)
    }
  }
}

extension Place {
  /// The type whose file this is: the file's name up to a plus sign, as in `A+B.swift`.
  fileprivate var typeName: String { String(fileName.prefix { $0 != "." && $0 != "+" }) }
}
