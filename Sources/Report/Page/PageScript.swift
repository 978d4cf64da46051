/// The script of every page.
enum PageScript {
  /// Runs in the head, before the first paint: marks that scripts run and sets the scheme that was chosen before.
  static let head = """
    "use strict";document.documentElement.classList.add("js");
    """

  /// Runs at the end. `$(selector, root)`, `$$(selector, root)`: one element, all as an array; `key(key, text, action)` declares a key
  /// that `?` lists; `store(name, value)` keeps a choice if the browser allows it. Other scripts follow in the same element.
  static let text = """
    "use strict";
    const $=(s,r=document)=>r.querySelector(s),$$=(s,r=document)=>[...r.querySelectorAll(s)];
    const keys=new Map(),key=(k,text,f)=>keys.set(k,[text,f]);
    """
}
