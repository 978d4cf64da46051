extension Array where Element: Sendable {
  /// The elements' values, in order, of which at most `limit` are computed at a time.
  ///
  /// After the first error nothing more is started, and what is under way is cancelled.
  func mappedSideBySide<Value: Sendable, Failure: Error>(
    limit: Int, _ value: @escaping @Sendable (Element) async throws(Failure) -> Value
  ) async throws(Failure) -> [Value] {
    let results = await withTaskGroup(of: (place: Int, result: Result<Value, Failure>).self) { group in
      var waiting = enumerated().makeIterator()
      func startNext() {
        guard let (place, element) = waiting.next() else { return }
        group.addTask {
          do throws(Failure) {
            return (place, .success(try await value(element)))
          } catch {
            return (place, .failure(error))
          }
        }
      }
      for _ in 0..<limit { startNext() }
      var results: [Int: Result<Value, Failure>] = [:]
      for await (place, result) in group {
        results[place] = result
        if case .failure = result { group.cancelAll() }
        if !group.isCancelled { startNext() }
      }
      return results
    }
    var values: [Value] = []
    for (_, result) in results.sorted(by: { $0.key < $1.key }) { values.append(try result.get()) }
    return values
  }
}
