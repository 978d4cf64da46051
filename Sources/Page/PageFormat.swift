import Processes

/// A self-contained page: one file without network, whose policy allows only
/// the styles and scripts in it.
struct PageFormat {
  let title: String
  /// The script of the head.
  let head: String
  let style: String
  /// The script at the end of the page; empty for none.
  let script: String
  let body: String
  /// JSON for other programs.
  var data: String?

  var html: String {
    // Made from all texts, so that the same content gives the same bytes.
    var content = Fingerprint()
    for text in [title, body, data ?? ""] { content.add(text) }
    let nonce = content.text
    let policy = """
      default-src 'none'; style-src 'nonce-\(nonce)'; script-src 'nonce-\(nonce)'; img-src data:; base-uri 'none'; form-action 'none'
      """
    let json = data.map { Self.element($0, id: "data") + "\n" }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="data:,">
      <title>\(HTMLText.escaped(title))</title>
      <script nonce="\(nonce)">\(head)</script>
      <style nonce="\(nonce)">\(style)</style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the content</a>
      \(body)
      <dialog id="keys" aria-label="Keys"><h2>Keys</h2><dl></dl><button type="button">Close</button></dialog>
      \(json ?? "")<script nonce="\(nonce)">\(script)</script>
      </body>
      </html>

      """
  }

  /// An element with JSON, which scripts and other programs read.
  static func element(_ json: String, id: String) -> String {
    let text = json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
    return "<script type=\"application/json\" id=\"\(id)\">\(text)</script>"
  }

  /// The buttons that only work with scripts.
  static let buttons = """
    <p class="js buttons"><button type="button" id="scheme" aria-label="Light or dark" title="Light or dark (d)">◐</button>
    <button type="button" id="help" aria-label="Keys" title="Keys (?)">?</button></p>
    """
}
