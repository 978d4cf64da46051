import TestSupport

@testable import MODAV2

/// Stores the session in memory.
final class FakeStorageAdapter: SessionInMemory, StorageAdapting {}
