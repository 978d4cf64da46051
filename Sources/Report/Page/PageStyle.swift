/// The style of every page: colours as variables for both schemes, text, tables, code.
enum PageStyle {
  /// `--bg`, `--panel`: backgrounds; `--fg`, `--soft`: text; `--line`: borders; `--link`, `--good`, `--bad`, `--mark`: accents,
  /// readable as text on both backgrounds. `.code` marks preformatted code; `.no-js`, `.js` show an element only there.
  static let text = """
    :root{--bg:#fff;--panel:#f3f5f8;--fg:#16191d;--soft:#555e69;--line:#b9c1cb;--link:#0b57b0;--good:#146c2e;--bad:#b3261e;--mark:#fff1c2}
    """
}
