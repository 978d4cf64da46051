extension SideBySidePage {
  /// The style of the section; it also picks what is seen, so that this needs no script.
  var style: String {
    let patterns = content.findings.patterns.indices.map { number in
      """
      .picked>.pick:not(:has(#pick-pattern\(number):checked))~section .p\(number):not(:target,:has(:target)){display:none}
      .picked>.pick:has(#pick-pattern\(number):checked)~section .has\(number){display:block}
      """
    }
    let examples = content.listings.indices.map { number in
      ".picked>.pick:has(#pick-example\(number):checked)~section .ex:not(.ex\(number),:target,:has(:target)){display:none}"
    }
    return ([Self.base] + patterns + examples).joined(separator: "\n")
  }

  private static let base = """
    .pick{padding:.4rem 0}
    .picked>.pick{position:sticky;top:0;z-index:2;background:var(--bg);border-bottom:1px solid var(--line)}
    .pick fieldset{display:flex;flex-wrap:wrap;gap:.1rem 1rem;border:0;margin:0;padding:0}
    .pick legend{float:left;padding:0;margin-right:1rem;min-width:5rem;font-weight:700}
    .pick label{display:inline-block;max-width:100%;cursor:pointer}
    .picked [id]{scroll-margin-top:8rem}
    .some{display:none}.some:has(:target){display:block}
    .sides{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(min(100%,14rem),1fr);gap:0 1.5rem;align-items:start;overflow-x:auto}
    .side{min-width:0;overflow-wrap:anywhere}
    .row>h4{margin:1.5rem 0 .3rem;padding:.2rem .5rem;background:var(--panel);overflow-wrap:anywhere}
    .side>h5{margin:.2rem 0;font-size:1rem}.side p{margin:.2rem 0}
    .path{border-top:1px solid var(--line);color:var(--soft);font-size:.85rem;overflow-wrap:anywhere}
    .code{list-style:none;margin:0 0 1rem;max-width:none;padding:0;font:1rem/1.45 ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace}
    .code li{position:relative;padding-left:3.2rem;min-height:1.45em;white-space:pre-wrap;overflow-wrap:anywhere}
    .code li::before{content:counter(list-item);position:absolute;left:0;width:2.7rem;text-align:right;color:var(--soft);font-size:.8em;line-height:1.8;cursor:pointer}
    .code b{color:var(--keyword);font-weight:600}.code i{color:var(--soft);font-style:italic}.code em{color:var(--number);font-style:normal}
    .code s{color:var(--string);text-decoration:none}.code u{color:var(--type);text-decoration:none}
    .code .d{background:var(--panel);box-shadow:inset 3px 0 var(--link)}.code .d::before{content:"≠ " counter(list-item)}
    .code li:target,.code .now{background:var(--mark)}
    .code .at{outline:2px solid var(--link);z-index:1}
    :root{--keyword:light-dark(#8f1f87,#ff9bd2);--string:light-dark(#a8200d,#ffb38a);--type:light-dark(#1a5573,#8fd6f0);--number:light-dark(#1c00cf,#d9c97c)}
    @media(max-width:44rem){.sides{grid-auto-flow:row}.picked>.pick{position:static}.code{font-size:.85rem}
    .code li{padding-left:2.4rem}.code li::before{width:2rem}}
    @media print{.code{font-size:.7rem}.picked>.pick{position:static}}
    """
}
