import Dispatch
import TerminalText

/// Shows a window as a full-screen form on a terminal until the user leaves.
///
/// It does not block the main actor: the form is redrawn when observed state changes.
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
  private var animation: Task<Void, Never>?
  private var animationFrame = 0
  /// The output that the terminal shows; nil if another program may have written to it.
  private var shown: String?

  /// Creates a session; `run()` starts it.
  public init(window: Window, terminal: Terminal, glyphs: Glyphs = .unicode, usesColor: Bool = true) {
    self.window = window
    self.terminal = terminal
    self.glyphs = glyphs
    painter = FramePainter(glyphs: glyphs, usesColor: usesColor)
    form = Form(window: window)
  }

  /// Runs the form until it ends, and restores the terminal before returning.
  ///
  /// Cancelling the task ends it like Esc.
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
    // Discards signals that an earlier session has not read.
    _ = terminal.readSignals()
    terminal.enter()
    window.onNeedsDisplay = { [weak self] in self?.setNeedsRedraw() }
    sources = [
      source(terminal.input) { $0.readKeys() },
      source(terminal.signalPipe) { $0.readSignals() },
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
    [pendingRedraw, pendingFlush, animation].forEach { $0?.cancel() }
    (pendingRedraw, pendingFlush, animation, shown) = (nil, nil, nil, nil)
    window.onNeedsDisplay = nil
    terminal.leave()
    continuation.resume(returning: ending)
  }

  // MARK: Input

  private func readKeys() {
    guard let bytes = terminal.readBytes() else { return finish(.endOfInput) }
    pendingFlush?.cancel()
    press(decoder.decode(bytes))
    guard decoder.isAmbiguous else { return }
    pendingFlush = Task { [weak self] in
      // Terminals send an escape sequence at once; a lone ESC after this time is the Esc key.
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

  private func readSignals() {
    for signal in terminal.readSignals() where continuation != nil {
      switch signal {
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
    renderer.animationFrame = animationFrame
    let output = painter.paint(
      renderer.frame(of: window), columns: columns, rows: rows, help: form.keyHelp)
    if output != shown {
      terminal.show(output)
      shown = output
    }
    updateAnimation()
  }

  private func updateAnimation() {
    let isAnimating = window.widgets.contains { ($0 as? ActivityIndicator)?.isAnimating == true }
    guard isAnimating != (animation != nil) else { return }
    animation?.cancel()
    animation = nil
    guard isAnimating else { return }
    animation = Task { [weak self] in
      while (try? await Task.sleep(for: .milliseconds(100))) != nil {
        self?.animationFrame += 1
        self?.redraw()
      }
    }
  }
}
