import Foundation

/// Processes with all their descendants, found among the processes of this computer.
enum ProcessFamily {
  /// The time that processes have to end after they were asked.
  private static let gracePeriod = Duration.milliseconds(700)

  /// Asks the leaders of sessions and all their descendants to end, and ends those that do not.
  static func end(_ leaders: Set<pid_t>) {
    var family = leaders
    // A program that has started others may tidy up when it is asked.
    for number in [SIGINT, SIGKILL] {
      var told: Set<pid_t> = []
      let deadline = ContinuousClock.now + gracePeriod
      repeat {
        let running = members(of: &family)
        if running.isEmpty { return }
        for process in running where told.insert(process).inserted { kill(process, number) }
        usleep(10_000)
      } while .now < deadline
    }
  }

  /// The members that still run.
  ///
  /// Known members stay in the family; their children and everybody in their sessions are added.
  private static func members(of family: inout Set<pid_t>) -> [pid_t] {
    let running = runningProcesses()
    var count: Int
    repeat {
      count = family.count
      for entry in running where family.contains(entry.parent) || family.contains(entry.session) {
        family.insert(entry.process)
      }
    } while family.count > count
    return running.map(\.process).filter(family.contains)
  }

  /// All processes but those that have ended and were not reaped.
  private static func runningProcesses() -> [(process: pid_t, parent: pid_t, session: pid_t)] {
    #if canImport(Darwin)
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_ALL]
      let stride = MemoryLayout<kinfo_proc>.stride
      var size = 0
      sysctl(&name, 3, nil, &size, nil, 0)
      // Some may begin between the two calls.
      var found = [kinfo_proc](repeating: kinfo_proc(), count: size / stride + 64)
      size = found.count * stride
      guard sysctl(&name, 3, &found, &size, nil, 0) == 0 else { return [] }
      return found.prefix(size / stride).filter { Int32($0.kp_proc.p_stat) != SZOMB }.map {
        ($0.kp_proc.p_pid, $0.kp_eproc.e_ppid, getsid($0.kp_proc.p_pid))
      }
    #else
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { name in
        guard let process = pid_t(name),
          let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .isoLatin1),
          // The program's name stands in brackets, and may hold brackets itself.
          let end = text.lastIndex(of: ")")
        else { return nil }
        let fields = text[text.index(after: end)...].split(separator: " ")
        guard fields.count > 3, fields[0] != "Z", fields[0] != "X", let parent = pid_t(fields[1]),
          let session = pid_t(fields[3])
        else { return nil }
        return (process, parent, session)
      }
    #endif
  }
}
