#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Keeps this process from taking all the memory there is.
///
/// A damaged record can say that it holds billions of symbols, and the toolchain's library then asks for room for all.
enum MemoryLimit {
  /// Allows so many bytes more than are in use now. Only Linux keeps to such a limit.
  static func allow(bytes: UInt64) {
    #if os(Linux)
      guard let file = fopen("/proc/self/statm", "r") else { return }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 128)
      guard fgets(&line, Int32(line.count), file) != nil else { return }
      let pages = strtoull(line, nil, 10)
      guard pages > 0, let size = UInt64(exactly: sysconf(Int32(_SC_PAGESIZE))) else { return }
      let most = rlim_t(pages * size + bytes)
      var limit = rlimit(rlim_cur: most, rlim_max: most)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #endif
  }
}
