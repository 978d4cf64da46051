import Comparison

/// The wishes beside the patterns' figures; with scripts the reader ticks wishes and sets limits.
struct ChoicePage {
  let choice: Choice
  let format: HTMLFormat

  var html: String {
    let heads = choice.cards.map { card in
      "<th scope=\"col\" class=\"right\" data-for=\"\(card.id)\">\(format.label([Span(card.shortName)]))</th>"
    }
    let rows = choice.wishes.map { row in
      let wish = row.wish
      let limit = wish.limit.map { "\($0)" } ?? ""
      let most = wish.most == nil ? "least" : "most"
      let input =
        limit.isEmpty
        ? ""
        : " <span class=\"js\">at \(most) <input type=\"number\" min=\"0\" value=\"\(limit)\" aria-label=\"Limit of \(wish.id)\"></span>"
      let cells = choice.cards.map { card -> String in
        let value = row.figures[card.id]
        let isMet = row.metBy.contains(card.id)
        let mark = card.misuseOf != nil || value == nil ? "" : format.line([.mark(isMet), ""])
        return """
          <td class="right" data-for="\(card.id)"\(value.map { " data-value=\"\($0)\"" } ?? "")><span>\(mark)</span>\
          \(HTMLText.escaped(ChoiceComposer.text(row, card.id)))</td>
          """
      }
      return """
        <tr data-wish="\(wish.id)" data-most="\(wish.most != nil)" data-limit="\(limit)" data-exact="\(wish.measure.isExact)" \
        data-count="\(wish.measure.unit == .none)"><th scope="row"><input class="js" \
        type="checkbox" aria-label="\(wish.id) is wanted"> \(format.label([Span(wish.id)]))\(input)\
        <br><small>\(HTMLText.escaped(wish.meaning))</small></th>\(cells.joined())</tr>
        """
    }
    let names = choice.cards.map { card in
      "<li data-id=\"\(card.id)\"\(card.misuseOf == nil ? "" : " data-misuse")>\(HTMLText.escaped(card.shortName))</li>"
    }
    let notes = ChoiceComposer(choice: choice, detail: .page).remarks
    return """
      <p class="no-js">The limits below are round numbers; with scripts you can set your own.</p>
      <p class="js">Tick what you want and set the limits: the answer stands below the table.</p>
      <div class="scroll" tabindex="0"><table id="wishes"><thead><tr><th scope="col">Wish</th>\(heads.joined())</tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table></div>
      <ul hidden id="choices">\(names.joined())</ul>
      <div class="js" id="answer" aria-live="polite"><p>No wish is ticked.</p></div>
      \(format.html(notes))
      """
  }

  /// Answers as `Choice` does: who meets all wishes, else who is not beaten, and what each gives up.
  static let script = """
    {const rows=$$("#wishes tbody tr"),cards=$$("#choices li").map(e=>({id:e.dataset.id,name:e.textContent,misuse:"misuse" in e.dataset}));
    const value=(r,c)=>{const v=r.querySelector(`[data-for="${c.id}"]`).dataset.value;return v===undefined?null:+v};
    const limit=r=>r.dataset.limit===""?1:+($("input[type=number]",r).value||0);
    const most=r=>r.dataset.most==="true",met=(r,c)=>most(r)?value(r,c)<=limit(r):value(r,c)>=limit(r);
    const same=(r,a,b)=>a===b||!(r.dataset.exact==="true"||(a===0)!==(b===0))&&
    (Math.abs(a-b)<Math.max(a,b)/10||r.dataset.count==="true"&&Math.abs(a-b)<=1);
    const better=(r,a,b)=>{if(met(r,a)||met(r,b))return !met(r,b);const x=value(r,a),y=value(r,b);return (most(r)?x<y:x>y)&&!same(r,x,y)};
    const add=(root,tag,text)=>{const e=document.createElement(tag);e.textContent=text;root.append(e);return e};
    const list=n=>n.join(", ");
    const answer=()=>{const out=$("#answer");out.textContent="";
    for(const r of rows)for(const c of cards)if(!c.misuse&&value(r,c)!==null){const s=$(`[data-for="${c.id}"] span`,r);
    s.textContent=met(r,c)?"✔ ":"✘ ";s.className=met(r,c)?"good":"bad"}
    const told=rows.filter(r=>$("input[type=checkbox]",r).checked&&cards.some(c=>!c.misuse&&value(r,c)!==null));
    if(!told.length){add(out,"p","No wish is ticked.");return}
    const judged=cards.filter(c=>!c.misuse&&told.every(r=>value(r,c)!==null));
    const misses=c=>told.filter(r=>!met(r,c)).map(r=>r.dataset.wish);
    const beaters=c=>judged.filter(o=>told.some(r=>better(r,o,c))&&!told.some(r=>better(r,c,o)));
    const all=judged.filter(c=>!misses(c).length),rest=judged.filter(c=>!all.length?!beaters(c).length:misses(c).length);
    add(add(out,"p",""),"strong",all.length?`Meet all: ${list(all.map(c=>c.name))}.`:"None meets all.");
    if(rest.length)add(out,"p",all.length?"What each of the others gives up:":"Not beaten, and what each gives up:");
    const items=add(out,"ul","");for(const c of rest)add(items,"li",`${c.name}: ${list(misses(c))}`);
    const beaten=all.length?[]:judged.filter(c=>beaters(c).length);
    if(beaten.length)add(out,"p",`Beaten: ${beaten.map(c=>`${c.name} by ${list(beaters(c).map(o=>o.name))}`).join("; ")}.`)};
    if(rows.length){$("#wishes").addEventListener("input",answer);answer()}}
    """
}
