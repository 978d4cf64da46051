/// Waits until the main actor is idle: its jobs are served in order, so twenty turns outlast every chain of jobs here.
@MainActor
public func settle() async {
  for _ in 0..<20 { await Task.yield() }
}
