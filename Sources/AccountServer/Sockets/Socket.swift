#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A descriptor of the system's; all that differs between operating systems is here. Whoever makes one closes it.
struct Socket {
  let descriptor: Int32

  /// What came of reading.
  enum Reading {
    case bytes([UInt8])
    case nothing
    /// The other side sends no more.
    case end
    case broken
  }

  // MARK: Listening

  /// A socket bound to a port of the loopback address, 0 being any; so far nobody can connect.
  static func bound(to port: UInt16) throws(ServerFailure) -> Socket {
    #if canImport(Glibc)
      let made = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let made = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard made >= 0 else { throw .system(lastError) }
    let bound = Socket(descriptor: made)
    bound.prepare()
    // Else the port would be taken for a minute after each run.
    bound.set(SOL_SOCKET, SO_REUSEADDR)
    var address = sockaddr_in()
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(made, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      let failure = errno == EADDRINUSE ? ServerFailure.portTaken : .system(lastError)
      bound.release()
      throw failure
    }
    return bound
  }

  /// Lets clients connect.
  func startListening() throws(ServerFailure) {
    guard listen(descriptor, SOMAXCONN) == 0 else {
      throw errno == EADDRINUSE ? .portTaken : .system(Self.lastError)
    }
  }

  /// The port that the socket is bound to.
  var port: UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next client, if there is one.
  ///
  /// - Throws: if there is one, and no descriptor for it.
  func nextClient() throws(ServerFailure) -> Socket? {
    let accepted = accept(descriptor, nil, nil)
    guard accepted >= 0 else {
      switch errno {
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: throw .system(Self.lastError)
      default: return nil
      }
    }
    let client = Socket(descriptor: accepted)
    client.prepare()
    // A slow answer is to leave byte by byte.
    client.set(Int32(IPPROTO_TCP), TCP_NODELAY)
    return client
  }

  // MARK: Bytes

  /// What has arrived, at most so many bytes.
  func receive(upTo count: Int) -> Reading {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      result = read(descriptor, buffer.baseAddress, buffer.count)
      filled = max(0, result)
    }
    if result > 0 { return .bytes(bytes) }
    if result == 0 { return .end }
    return Self.isTemporary(errno) ? .nothing : .broken
  }

  /// Sends what the system takes, and returns how much that was; nothing once the connection is broken.
  func send(_ bytes: ArraySlice<UInt8>) -> Int? {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let sent = bytes.withUnsafeBytes { buffer in
      #if canImport(Darwin)
        Darwin.send(descriptor, buffer.baseAddress, buffer.count, flags)
      #elseif canImport(Glibc)
        Glibc.send(descriptor, buffer.baseAddress, buffer.count, flags)
      #elseif canImport(Musl)
        Musl.send(descriptor, buffer.baseAddress, buffer.count, flags)
      #endif
    }
    if sent >= 0 { return sent }
    return Self.isTemporary(errno) ? 0 : nil
  }

  // MARK: Ending

  /// Tells the other side that nothing more comes; it may still send.
  func endOutput() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Has whoever waits for the other side's bytes find their end.
  func endInput() {
    shutdown(descriptor, Int32(SHUT_RD))
  }

  /// Has whoever waits for the connection find its end.
  func endBoth() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Closes the descriptor, in good order.
  func release() {
    close(descriptor)
  }

  /// Closes the descriptor so that the other side sees a broken connection.
  func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
    close(descriptor)
  }

  // MARK: Waiting

  /// Waits until there is something to read, or nothing ever more; false if the time is up.
  func waitToRead(until deadline: ContinuousClock.Instant?) -> Bool {
    Self.wait(for: [self], until: deadline)
  }

  /// Waits until something can be sent, or nothing ever more; false if the time is up.
  func waitToWrite(until deadline: ContinuousClock.Instant) -> Bool {
    Self.wait(for: [self], events: POLLOUT, until: deadline)
  }

  /// Waits until the connection is over in both directions; false if the time is up.
  func waitForEnd(until deadline: ContinuousClock.Instant) -> Bool {
    Self.wait(for: [self], events: 0, until: deadline)
  }

  /// Waits until the client has closed its side; false if the time is up or there is something to read first.
  func waitForClientToClose(until deadline: ContinuousClock.Instant) -> Bool {
    guard waitToRead(until: deadline) else { return false }
    var byte: UInt8 = 0
    let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK))
    return count == 0 || count < 0 && !Self.isTemporary(errno)
  }

  /// Waits for one of several descriptors; false if the time is up.
  @discardableResult
  static func wait(for sockets: [Socket], events: Int32 = POLLIN, until deadline: ContinuousClock.Instant?)
    -> Bool
  {
    var polled = sockets.map { pollfd(fd: $0.descriptor, events: Int16(events), revents: 0) }
    while true {
      // Rounded up, for waiting too short would be waiting again and again.
      let left = deadline.map { max(0, ContinuousClock.now.duration(to: $0) / .milliseconds(1)).rounded(.up) }
      let found = poll(&polled, nfds_t(polled.count), left.map { Int32(min($0, 1e9)) } ?? -1)
      if found > 0 { return true }
      if found == 0, let deadline, .now >= deadline { return false }
    }
  }

  /// Puts a byte into a pipe.
  func writeByte() {
    var byte: UInt8 = 0
    _ = write(descriptor, &byte, 1)
  }

  // MARK: The system

  /// Lets the process have as many descriptors as that, some systems beginning with 256, and returns how many it has.
  static func allowDescriptors(_ count: Int) -> Int {
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

  private static var lastError: String { String(cString: strerror(errno)) }

  private static func isTemporary(_ error: Int32) -> Bool {
    error == EAGAIN || error == EWOULDBLOCK || error == EINTR
  }

  /// Nobody waits for it, programs started meanwhile do not hold it, and it ends no program by a signal.
  private func prepare() {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      set(SOL_SOCKET, SO_NOSIGPIPE)
    #endif
  }

  private func set(_ level: Int32, _ option: Int32) {
    var on: Int32 = 1
    setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout.size(ofValue: on)))
  }
}
