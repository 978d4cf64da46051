import Foundation

/// A non-blocking socket; its owner closes it.
///
/// All code of this module that differs between operating systems is here.
struct Socket {
  let descriptor: Int32

  // MARK: Listening

  /// A socket bound to a port of the loopback address, 0 being any free one; it does not listen yet.
  static func bound(to port: UInt16) throws(ServerFailure) -> Socket {
    let descriptor = openStream()
    guard descriptor >= 0 else { throw lastFailure }
    let bound = Socket(descriptor: descriptor)
    bound.configure()
    // Without it, the port stays in use for a minute after each run (TIME_WAIT).
    bound.set(SOL_SOCKET, SO_REUSEADDR)
    guard withLoopback(port, { bind(descriptor, $0, $1) }) == 0 else {
      let failure = lastFailure
      bound.release()
      throw failure
    }
    return bound
  }

  /// The descriptor of a new TCP socket that raises no SIGPIPE; negative on failure.
  static func openStream() -> Int32 {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    if descriptor >= 0 { Socket(descriptor: descriptor).suppressBrokenPipeSignal() }
    return descriptor
  }

  /// The result of a system call with a port of the loopback address.
  static func withLoopback(_ port: UInt16, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_in()
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  func startListening() throws(ServerFailure) {
    guard listen(descriptor, SOMAXCONN) == 0 else { throw Self.lastFailure }
  }

  var port: UInt16 { UInt16(bigEndian: address.sin_port) }

  var address: sockaddr_in {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    return address
  }

  /// The next connection in the backlog, nil if there is none.
  ///
  /// - Throws: if the process has no file descriptor left for it.
  func acceptConnection() throws(ServerFailure) -> Socket? {
    let accepted = accept(descriptor, nil, nil)
    guard accepted >= 0 else {
      switch errno {
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: throw Self.lastFailure
      default: return nil
      }
    }
    let client = Socket(descriptor: accepted)
    client.configure()
    // Without it, the bytes of a slow answer are sent together (Nagle's algorithm).
    client.set(Int32(IPPROTO_TCP), TCP_NODELAY)
    return client
  }

  // MARK: Bytes

  /// Reads bytes that have arrived; empty if there are none, nil if the stream has ended or the connection is broken.
  func receive() -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, filled in
      count = read(descriptor, buffer.baseAddress, buffer.count)
      filled = max(0, count)
    }
    return count > 0 || count < 0 && Self.isTemporary(errno) ? bytes : nil
  }

  /// Sends as many bytes as fit into the send buffer, and returns how many; nil if the connection is broken.
  func send(_ bytes: ArraySlice<UInt8>) -> Int? {
    #if canImport(Darwin)
      // There the socket itself raises no SIGPIPE: see `suppressBrokenPipeSignal`.
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let sent = bytes.withUnsafeBytes { sendto(descriptor, $0.baseAddress, $0.count, flags, nil, 0) }
    if sent >= 0 { return sent }
    return Self.isTemporary(errno) ? 0 : nil
  }

  // MARK: Closing

  /// Ends the reading with `SHUT_RD`, the writing with `SHUT_WR`, or both; threads that wait for them return.
  func shutDown(_ ends: Int) {
    shutdown(descriptor, Int32(ends))
  }

  /// Closes the descriptor gracefully.
  func release() {
    close(descriptor)
  }

  /// Closes the descriptor with a TCP reset.
  func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
    close(descriptor)
  }

  // MARK: Waiting

  /// Waits for events, by default until bytes, the end of the stream or an error can be read; returns false on timeout.
  ///
  /// `POLLOUT` waits until bytes can be sent.
  func wait(for events: Int32 = POLLIN, until deadline: ContinuousClock.Instant?) -> Bool {
    Self.wait(for: [self], events: events, until: deadline)
  }

  /// Waits until the client has closed its side; returns false on timeout or if bytes have arrived.
  func waitForClientToClose(until deadline: ContinuousClock.Instant) -> Bool {
    guard wait(until: deadline) else { return false }
    var byte: UInt8 = 0
    let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK))
    return count == 0 || count < 0 && !Self.isTemporary(errno)
  }

  /// Waits until the connection is broken: shut down on this side, or reset by the other; returns false on timeout.
  ///
  /// The end of the other side's stream alone does not break it.
  func waitUntilBroken(until deadline: ContinuousClock.Instant) -> Bool {
    while true {
      // XNU reports POLLHUP only together with an event that was asked for, and then for a socket that cannot send any
      // more. A socket that can send is ready at once, so that `poll` cannot do the waiting.
      var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&polled, 1, 0) > 0, Int32(polled.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0 { return true }
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { return false }
      Thread.sleep(forTimeInterval: min(left, Self.pollInterval) / .seconds(1))
    }
  }

  /// The time between two looks at a connection that no system call waits for.
  private static let pollInterval = Duration.milliseconds(10)

  /// Waits for one of several descriptors; returns false on timeout.
  @discardableResult
  static func wait(for sockets: [Socket], events: Int32 = POLLIN, until deadline: ContinuousClock.Instant?)
    -> Bool
  {
    var polled = sockets.map { pollfd(fd: $0.descriptor, events: Int16(events), revents: 0) }
    while true {
      // Rounded up: a timeout of less than a millisecond would make this loop spin.
      let left = deadline.map { max(0, ContinuousClock.now.duration(to: $0) / .milliseconds(1)).rounded(.up) }
      let found = poll(&polled, nfds_t(polled.count), left.map { Int32(min($0, 1e9)) } ?? -1)
      if found > 0 { return true }
      if found == 0, let deadline, .now >= deadline { return false }
    }
  }

  // MARK: System

  /// Whether the system refuses connections to a port that is bound and not listened at.
  ///
  /// XNU drops them without an answer, so that a client waits for 75 seconds. Never run on macOS.
  static var refusesWithoutListening: Bool {
    #if canImport(Darwin)
      false
    #else
      true
    #endif
  }

  /// Raises the soft limit of open files to `count` if the hard limit allows it, and returns the limit.
  ///
  /// macOS starts processes with a soft limit of 256.
  static func raiseDescriptorLimit(to count: Int) -> Int {
    var limit = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
    #else
      let resource = RLIMIT_NOFILE
    #endif
    guard getrlimit(resource, &limit) == 0 else { return count }
    if limit.rlim_cur < rlim_t(count) {
      limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
      setrlimit(resource, &limit)
    }
    return Int(clamping: limit.rlim_cur)
  }

  private static var lastFailure: ServerFailure {
    ServerFailure(
      problem: errno == EADDRINUSE ? "is taken" : "cannot be used: \(String(cString: strerror(errno)))")
  }

  private static func isTemporary(_ error: Int32) -> Bool {
    error == EAGAIN || error == EWOULDBLOCK || error == EINTR
  }

  /// Sets it non-blocking, not inherited by child processes, and without SIGPIPE.
  private func configure() {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    suppressBrokenPipeSignal()
  }

  /// Makes sending on a broken connection an error only: SIGPIPE would end the process.
  ///
  /// Never run on macOS, where it is an option of the socket; Linux has a flag for each call instead.
  private func suppressBrokenPipeSignal() {
    #if canImport(Darwin)
      set(SOL_SOCKET, SO_NOSIGPIPE)
    #endif
  }

  private func set(_ level: Int32, _ option: Int32) {
    var on: Int32 = 1
    setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout.size(ofValue: on)))
  }
}
