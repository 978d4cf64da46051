import Examples
import Foundation
import Synchronization

/// A test double that stores bytes in memory, and fails to write if a test says so.
public final class FakeStore: DataStore {
  private struct State {
    var stored: Data?
    var corrupt: Data?
    var isFull = false
  }

  private let state = Mutex(State())

  /// Creates an empty store.
  public init() {}

  /// The stored bytes as text; nil if nothing is stored.
  public var text: String? {
    get { state.withLock { $0.stored }.map { String(decoding: $0, as: UTF8.self) } }
    set { state.withLock { $0.stored = newValue.map { Data($0.utf8) } } }
  }

  /// The bytes put aside as text; nil if there are none.
  public var corruptText: String? {
    state.withLock { $0.corrupt }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether every write fails, as on a full disk.
  public var isFull: Bool {
    get { state.withLock { $0.isFull } }
    set { state.withLock { $0.isFull = newValue } }
  }

  /// Returns the stored bytes.
  public func read() throws -> Data? {
    state.withLock { $0.stored }
  }

  /// Replaces the stored bytes.
  public func write(_ data: Data) throws {
    try state.withLock { state in
      guard !state.isFull else { throw CocoaError(.fileWriteOutOfSpace) }
      state.stored = data
    }
  }

  /// Deletes the stored bytes.
  @discardableResult
  public func delete() -> Bool {
    state.withLock { $0.stored = nil }
    return true
  }

  /// Puts the stored bytes aside.
  public func setAside() {
    state.withLock { state in
      state.corrupt = state.stored
      state.stored = nil
    }
  }
}
