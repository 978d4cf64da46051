import Foundation

/// Ends processes with all their descendants, which it finds in the system's process list.
enum ProcessTree {
  /// The time after each signal in which processes may end.
  private static let gracePeriod = Duration.milliseconds(700)

  /// Interrupts session leaders and all their descendants, then kills those that are still running.
  static func end(_ leaders: Set<pid_t>) {
    var tree = leaders
    // SIGINT first, so that programs can clean up.
    for number in [SIGINT, SIGKILL] {
      var signalled: Set<pid_t> = []
      let deadline = ContinuousClock.now + gracePeriod
      repeat {
        let running = members(of: &tree)
        if running.isEmpty { return }
        let next = running.filter { signalled.insert($0).inserted }
        // Stopped first: a process could react to the end of another before its own signal arrives.
        for number in [SIGSTOP, number, SIGCONT] {
          for process in next { kill(process, number) }
        }
        usleep(10_000)
      } while .now < deadline
    }
  }

  /// Adds all children and session members, and returns the members that are running.
  private static func members(of tree: inout Set<pid_t>) -> [pid_t] {
    let running = runningProcesses()
    var count: Int
    repeat {
      count = tree.count
      for entry in running where tree.contains(entry.parent) || tree.contains(entry.session) {
        tree.insert(entry.process)
      }
    } while tree.count > count
    return running.map(\.process).filter(tree.contains)
  }

  /// All processes but zombies.
  private static func runningProcesses() -> [(process: pid_t, parent: pid_t, session: pid_t)] {
    #if canImport(Darwin)
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_ALL]
      let stride = MemoryLayout<kinfo_proc>.stride
      var size = 0
      sysctl(&name, 3, nil, &size, nil, 0)
      // Processes may start between the two calls.
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
          // The program's name is in parentheses, and may contain some itself.
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
