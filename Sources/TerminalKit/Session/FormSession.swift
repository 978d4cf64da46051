import Dispatch
import TerminalText

/// Shows a window on a terminal and has it take the keys, until the user leaves.
///
/// The main actor stays free meanwhile: answers arrive, observed state changes, and the form follows.
public final class FormSession {
  private let window: Window
  private let terminal: Terminal
  private let glyphs: Glyphs
  private let painter: FramePainter
  private let form: Form
  private var decoder = KeyDecoder()

  private var continuation: CheckedContinuation<Ending, Never>?
  private var sources: [any DispatchSourceRead] = []
  private var pendingRedraw: Task<Void, Never>?
  private var pendingFlush: Task<Void, Never>?
  private var turning: Task<Void, Never>?
  private var turn = 0
  /// What the terminal shows; nothing known after someone else may have written to it.
  private var shown: String?

  /// Makes a session that has not begun.
  public init(window: Window, terminal: Terminal, glyphs: Glyphs = .unicode, usesColor: Bool = true) {
    self.window = window
    self.terminal = terminal
    self.glyphs = glyphs
    painter = FramePainter(glyphs: glyphs, usesColor: usesColor)
    form = Form(window: window)
  }

  /// Takes the terminal over, and gives it back as it was before the ending is told.
  ///
  /// Cancelling the task leaves, as Esc does.
  public func run() async -> Ending {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        self.continuation = continuation
        begin()
        if Task.isCancelled { finish(.left) }
      }
    } onCancel: {
      Task { @MainActor in self.finish(.left) }
    }
  }

  private func begin() {
    // What an earlier session did not read any more is none of this one's business.
    _ = terminal.readNotices()
    terminal.enter()
    window.onNeedsDisplay = { [weak self] in self?.setNeedsRedraw() }
    sources = [
      source(terminal.input) { $0.readKeys() },
      source(terminal.notices) { $0.readNotices() },
    ]
    redraw()
  }

  private func source(
    _ fileDescriptor: Int32, onReadable: @escaping (FormSession) -> Void
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: fileDescriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        if let self { onReadable(self) }
      }
    }
    source.activate()
    return source
  }

  private func finish(_ ending: Ending) {
    guard let continuation else { return }
    self.continuation = nil
    sources.forEach { $0.cancel() }
    sources = []
    [pendingRedraw, pendingFlush, turning].forEach { $0?.cancel() }
    (pendingRedraw, pendingFlush, turning, shown) = (nil, nil, nil, nil)
    window.onNeedsDisplay = nil
    terminal.leave()
    continuation.resume(returning: ending)
  }

  // MARK: Input

  private func readKeys() {
    guard let bytes = terminal.readBytes() else { return finish(.endOfInput) }
    pendingFlush?.cancel()
    press(decoder.decode(bytes))
    guard decoder.isWaiting else { return }
    pendingFlush = Task { [weak self] in
      // A terminal sends a sequence in one go; what takes longer was a key.
      try? await Task.sleep(for: .milliseconds(25))
      if !Task.isCancelled, let self { self.press(self.decoder.flush()) }
    }
  }

  private func press(_ keys: [Key]) {
    var rest = keys[...]
    while continuation != nil, let key = form.nextKey(of: &rest) {
      switch form.press(key) {
      case .leave: finish(.left)
      case .interrupt: finish(.interrupted)
      case .suspend: suspend()
      case .redraw: redrawFromScratch()
      case nil: setNeedsRedraw()
      }
    }
  }

  private func readNotices() {
    for notice in terminal.readNotices() where continuation != nil {
      switch notice {
      case .interrupted: finish(.interrupted)
      case .terminated(let signal): finish(.terminated(signal: signal))
      case .suspended: suspend()
      case .continued:
        terminal.resume()
        redrawFromScratch()
      case .resized: redrawFromScratch()
      }
    }
  }

  private func suspend() {
    terminal.suspend()
    redrawFromScratch()
  }

  // MARK: Output

  private func setNeedsRedraw() {
    guard pendingRedraw == nil else { return }
    pendingRedraw = Task { [weak self] in
      guard !Task.isCancelled, let self else { return }
      self.pendingRedraw = nil
      self.redraw()
    }
  }

  private func redrawFromScratch() {
    shown = nil
    redraw()
  }

  private func redraw() {
    guard continuation != nil else { return }
    guard window.visibleViewController != nil else { return finish(.left) }
    let (columns, rows) = terminal.size
    var renderer = Renderer(
      columns: min(columns, 72), glyphs: glyphs, showsIdentifiers: false, focus: form.focus)
    renderer.turn = turn
    let output = painter.paint(renderer.frame(of: window), columns: columns, rows: rows)
    if output != shown {
      terminal.show(output)
      shown = output
    }
    turnWhileAnimating()
  }

  private func turnWhileAnimating() {
    let isAnimating = window.widgets.contains { ($0 as? ActivityIndicator)?.isAnimating == true }
    guard isAnimating != (turning != nil) else { return }
    turning?.cancel()
    turning = nil
    guard isAnimating else { return }
    turning = Task { [weak self] in
      while (try? await Task.sleep(for: .milliseconds(100))) != nil {
        self?.turn += 1
        self?.redraw()
      }
    }
  }
}
