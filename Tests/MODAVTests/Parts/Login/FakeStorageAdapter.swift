import TestSupport

@testable import MODAV

/// Stores the session in memory.
final class FakeStorageAdapter: SessionInMemory, StorageAdapting {}
