import CodeGraph

/// A reading of the patterns' code that goes on beside other work.
public struct CodebaseReading: Sendable {
  private let task: Task<Result<Codebase, CodeGraphError>, Never>

  /// Starts to read.
  public init(_ read: @escaping @Sendable () async throws(CodeGraphError) -> Codebase) {
    task = Task {
      do throws(CodeGraphError) {
        return .success(try await read())
      } catch {
        return .failure(error)
      }
    }
  }

  /// The code or the error, once it is read.
  public var result: Result<Codebase, CodeGraphError> {
    get async { await task.value }
  }

  /// The code, once it is read.
  public var codebase: Codebase {
    get async throws(CodeGraphError) { try await task.value.get() }
  }
}
