import Foundation

/// The processes of this computer at a moment, as far as they tell who belongs to whom.
struct ProcessTable {
  struct Entry {
    let process: pid_t
    let parent: pid_t
    let group: pid_t
  }

  /// Those that run; of the dead that nobody has taken note of there are none.
  let entries: [Entry]

  /// Looks who is there.
  init() {
    #if canImport(Darwin)
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_ALL]
      let stride = MemoryLayout<kinfo_proc>.stride
      var size = 0
      sysctl(&name, 3, nil, &size, nil, 0)
      // Some may begin between the two calls.
      var found = [kinfo_proc](repeating: kinfo_proc(), count: size / stride + 64)
      size = found.count * stride
      guard sysctl(&name, 3, &found, &size, nil, 0) == 0 else {
        entries = []
        return
      }
      entries = found.prefix(size / stride).filter { Int32($0.kp_proc.p_stat) != SZOMB }.map {
        Entry(process: $0.kp_proc.p_pid, parent: $0.kp_eproc.e_ppid, group: $0.kp_eproc.e_pgid)
      }
    #else
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      entries = names.compactMap { name in
        guard let process = pid_t(name),
          let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .isoLatin1),
          // The program's name stands in brackets, and may hold brackets itself.
          let end = text.lastIndex(of: ")")
        else { return nil }
        let fields = text[text.index(after: end)...].split(separator: " ")
        guard fields.count > 2, fields[0] != "Z", fields[0] != "X", let parent = pid_t(fields[1]),
          let group = pid_t(fields[2])
        else { return nil }
        return Entry(process: process, parent: parent, group: group)
      }
    #endif
  }

  /// Those of the family that still run; whoever one of it has started, or is in the group of one, belongs to it.
  ///
  /// - Parameter family: Who is known to belong to it, and who does from now on.
  /// - Returns: Their numbers.
  func running(of family: inout Set<pid_t>) -> [pid_t] {
    var count: Int
    repeat {
      count = family.count
      for entry in entries where family.contains(entry.parent) || family.contains(entry.group) {
        family.insert(entry.process)
      }
    } while family.count > count
    return entries.map(\.process).filter(family.contains)
  }
}
