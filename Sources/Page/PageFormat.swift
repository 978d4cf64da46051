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
  let body: HTML
  /// JSON for other programs.
  var data: String?

  var html: String {
    // Made from all texts, so that the same content gives the same bytes.
    var content = Fingerprint()
    for text in [title, body.markup, data ?? ""] { content.add(text) }
    let nonce = content.text
    let policy = """
      default-src 'none'; style-src 'nonce-\(nonce)'; \
      script-src 'nonce-\(nonce)'; img-src data:; \
      base-uri 'none'; form-action 'none'
      """
    let json = data.map { HTML.json($0, id: "data").markup + "\n" }
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
      \(body.markup)
      <dialog id="keys" aria-label="Keys"><h2>Keys</h2><dl></dl>\
      <button type="button">Close</button></dialog>
      \(json ?? "")<script nonce="\(nonce)">\(script)</script>
      </body>
      </html>

      """
  }

  /// The buttons, which only work with scripts.
  static var buttons: HTML {
    HTML.p(.class("buttons")) {
      HTML.lines {
        HTML.pushButton(
          "◐",
          .id("scheme"),
          .aria("label", "Light or dark"),
          HTMLAttribute("title", "Light or dark (d)"))
        HTML.pushButton(
          "?",
          .id("help"),
          .aria("label", "Keys"),
          HTMLAttribute("title", "Keys (?)"))
      }
    }
  }
}
