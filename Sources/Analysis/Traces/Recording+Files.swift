import Catalog
import Examples
import PackageLayout

extension Recording {
  /// The pattern's own files whose code runs in consecutive steps, sorted; nil if the recording has no such steps.
  func files(runBy texts: [String]) -> [String]? {
    let starts = steps.indices.filter { start in
      steps[start...].prefix(texts.count).map(\.text) == texts
    }
    guard let start = starts.first else { return nil }
    let files = steps[start...].prefix(texts.count).flatMap(\.calls).compactMap { $0.target?.file }
    return Set(files.filter { $0.hasPrefix("\(PackageLayout.patterns)/") }).sorted()
  }
}

extension KeptRecordings {
  /// The pattern's own files whose code runs from a tap of an example until its answer is on the screen, sorted; nil if that is not
  /// recorded.
  public func files(behind tap: FirstScreen.Tap, in example: Example) -> [String]? {
    recordings.first { $0.example == example.id && $0.scenario == tap.scenario }?.files(runBy: tap.steps)
  }
}
