/// Lets the reader tick wishes and set their limits in the table of wishes.
enum ChoiceScript {
  /// Computes the same answer as `Choice`: the patterns that meet all wishes or, if there are none, those that are not beaten, and the
  /// wishes that each misses.
  static let text = """
    {const table=$("#choose table"),page=table&&JSON.parse($("#data").textContent),cards=page?page.columns:[];
    const name=c=>$$("thead th",table)[cards.indexOf(c)+1].textContent,names=l=>l.map(name).join(", ");
    const make=(root,tag,text="")=>{const e=document.createElement(tag);e.textContent=text;root.append(e);return e};
    const wishes=page?page.choice.wishes.map((w,i)=>{const {id,most,leastShare}=w.wish,row=$$("tbody tr",table)[i],head=$("th",row);
    const limit=most??leastShare,shares=leastShare!==undefined;head.textContent="";
    const box=make(make(head,"label"),"input");box.type="checkbox";box.parentElement.append(` ${id} `);
    let input=null;if(limit!==undefined){head.append(shares?" ≥ ":" ≤ ");input=make(head,"input");input.type="number";input.min=0;input.value=limit;
    input.setAttribute("aria-label",`Limit of ${id}`);if(shares)head.append(" %")}
    const bound=()=>input?+input.value:1,judged=[...w.metBy,...w.missedBy],isMost=most!==undefined;
    const met=c=>isMost?w.figures[c]<=bound():w.figures[c]>=bound();
    const same=(a,b)=>a===b||(a===0)===(b===0)&&input!==null&&(Math.abs(a-b)<Math.max(a,b)/10||Math.abs(a-b)<=1);
    const better=(a,b)=>{if(met(a)||met(b))return !met(b);const x=w.figures[a],y=w.figures[b];return (isMost?x<y:x>y)&&!same(x,y)};
    const mark=()=>judged.forEach(c=>{const s=$("span",row.children[cards.indexOf(c)+1]);s.textContent=met(c)?"✔":"✘";s.className=met(c)?"good":"bad"});
    return {id,box,judged,met,better,mark}}):[];
    const answer=()=>{const out=$("#answer");out.textContent="";wishes.forEach(w=>w.mark());
    const ticked=wishes.filter(w=>w.box.checked),told=ticked.filter(w=>w.judged.length),mute=ticked.filter(w=>!w.judged.length);
    if(mute.length)make(out,"p",`Without figures, so left out: ${mute.map(w=>w.id).join(", ")}.`);
    if(!told.length){make(out,"p","Tick what you want and set the limits: the answer stands here.");return}
    const judged=cards.filter(c=>told.every(w=>w.judged.includes(c))),misses=c=>told.filter(w=>!w.met(c)).map(w=>w.id);
    const beaters=c=>judged.filter(o=>told.some(w=>w.better(o,c))&&!told.some(w=>w.better(c,o)));
    const all=judged.filter(c=>!misses(c).length),rest=judged.filter(c=>all.length?misses(c).length:!beaters(c).length);
    make(make(out,"p"),"strong",all.length?`Meet all: ${names(all)}.`:"None meets all.");
    if(rest.length)make(out,"p",all.length?"What each of the others gives up:":"Not beaten, and what each gives up:");
    const list=make(out,"ul");for(const c of rest)make(list,"li",`${name(c)}: ${misses(c).join(", ")}`);
    const beaten=all.length?[]:judged.filter(c=>beaters(c).length);
    if(beaten.length)make(out,"p",`Beaten: ${beaten.map(c=>`${name(c)} by ${names(beaters(c))}`).join("; ")}.`)};
    if(page){table.addEventListener("input",answer);answer()}}
    """
}
