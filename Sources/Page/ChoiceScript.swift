/// Lets the reader tick wishes and set their limits in the table of wishes.
enum ChoiceScript {
  /// Compares the limits with the figures of `ChoiceTable`, and says who meets all wishes, else who is not beaten, and what each
  /// gives up. `choice.answers()` are the answers as values, which the page's test of itself compares with those of `Choice`.
  static let text = """
    let choice=null;
    {const table=$("#choose table"),{columns=[],rows=[]}=table?JSON.parse($("#data").textContent).choiceTable:{};
    const ids=columns.map(c=>c.id),name=c=>columns[ids.indexOf(c)].name,names=l=>l.map(name).join(", ");
    const make=(root,tag,text="")=>{const e=document.createElement(tag);e.textContent=text;root.append(e);return e};
    const wishes=rows.map((w,i)=>{const row=$$("tbody tr",table)[i],head=$("th",row);head.textContent="";
    const box=make(make(head,"label"),"input");box.type="checkbox";box.parentElement.append(` ${w.id} `);
    let input=null;if(w.isAdjustable){head.append(w.direction==="atLeast"?" ≥ ":" ≤ ");input=make(head,"input");input.type="number";
    input.min=0;input.value=w.limit;input.setAttribute("aria-label",`Limit of ${w.id}`);if(w.unit)head.append(` ${w.unit}`)}
    const limit=()=>input?+input.value:w.limit,judged=ids.filter(c=>c in w.figures);
    const met=c=>w.direction==="atMost"?w.figures[c]<=limit():w.figures[c]>=limit();
    const better=(a,b)=>!met(b)&&(met(a)||w.closerThan[a].includes(b));
    const mark=()=>judged.forEach(c=>{const s=$("span",row.children[ids.indexOf(c)+1]);s.textContent=met(c)?"✔":"✘";s.className=met(c)?"good":"bad"});
    return {id:w.id,box,input,judged,met,better,mark}});
    const asked=()=>wishes.filter(w=>w.box.checked&&w.judged.length);
    const answers=()=>{const told=asked(),judged=told.length?ids.filter(c=>told.every(w=>w.judged.includes(c))):[];
    return judged.map(c=>({pattern:c,misses:told.filter(w=>!w.met(c)).map(w=>w.id),
    beatenBy:judged.filter(o=>told.some(w=>w.better(o,c))&&!told.some(w=>w.better(c,o)))}))};
    const answer=()=>{const out=$("#answer");out.textContent="";wishes.forEach(w=>w.mark());
    const mute=wishes.filter(w=>w.box.checked&&!w.judged.length);
    if(mute.length)make(out,"p",`Without figures, so left out: ${mute.map(w=>w.id).join(", ")}.`);
    if(!asked().length){make(out,"p","Tick what you want and set the limits: the answer stands here.");return}
    const all=answers(),met=all.filter(a=>!a.misses.length),rest=all.filter(a=>met.length?a.misses.length:!a.beatenBy.length);
    make(make(out,"p"),"strong",met.length?`Meet all: ${names(met.map(a=>a.pattern))}.`:"None meets all.");
    if(rest.length)make(out,"p",met.length?"What each of the others gives up:":"Not beaten, and what each gives up:");
    const list=make(out,"ul");for(const a of rest)make(list,"li",`${name(a.pattern)}: ${a.misses.join(", ")}`);
    const beaten=met.length?[]:all.filter(a=>a.beatenBy.length);
    if(beaten.length)make(out,"p",`Beaten: ${beaten.map(a=>`${name(a.pattern)} by ${names(a.beatenBy)}`).join("; ")}.`)};
    choice={wishes,answers};if(table){table.addEventListener("input",answer);answer()}}
    """
}
