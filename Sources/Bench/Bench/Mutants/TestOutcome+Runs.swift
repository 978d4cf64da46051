import Records

extension TestOutcome {
  /// The outcome of unit tests, whose names have the suite before them if there are several suites with equal names.
  init(_ record: TestRecord, isTimeout: Bool, namesSuites: Bool = false) {
    let ending: Ending
    if isTimeout {
      ending = .timeout
    } else if record.isComplete {
      ending = .complete
    } else {
      ending = .crash
    }
    let failed = record.failed.map { namesSuites ? "\($0.suite): \($0.name)" : $0.name }
    self.init(count: record.ended.count, failed: failed, ending: ending)
  }

  /// The outcome of the scenarios of all examples; where one of the runs did not end, the others do not count.
  init(_ runs: [ScenarioRun]) {
    var count = 0
    var failed: [String] = []
    for run in runs {
      switch run {
      case .ran(let scenarios):
        count += scenarios.count
        failed += scenarios.filter { !$0.passed }.map { "\($0.example): \($0.name)" }
      case .crash:
        self.init(count: 0, failed: [], ending: .crash)
        return
      case .timeout:
        self.init(count: 0, failed: [], ending: .timeout)
        return
      }
    }
    self.init(count: count, failed: failed)
  }
}
