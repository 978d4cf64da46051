extension SequencePage {
  /// Draws each sequence from its list when it is first seen, and walks its messages: the present one is marked in the drawing, in
  /// the list and in the source.
  static let script = #"""
    const walk={last:null,files:new Map(),
    // Each message's link with its sender and receiver, from the list; a step that refers to an earlier one gets a copy of it.
    messages(a){
    if(a.messages)return a.messages;
    for(const link of $$(".steps>li>a",a)){const same=document.getElementById(link.hash.slice(1));
    const other=same.closest(".sequence");if(other!==a)walk.messages(other);link.replaceWith($("ol",same).cloneNode(true))}
    const card=a.closest(".side").className.match(/p(\d+)/)[1];a.messages=[];
    for(const li of $$(".steps li li",a)){const link=$("a",li),ends=li.firstChild.data.trim().split(" → "),place=li.lastChild.data?.match(/^ (.*):(\d+)/);
    const id=place&&walk.files.get(`${card}/${place[1]}`);if(id)link.href=`#${id}-${place[2]}`;
    a.messages.push({link,from:ends[0],to:ends[1]})}
    return a.messages},
    make(name,attributes,parent,text){const e=document.createElementNS("http://www.w3.org/2000/svg",name);
    for(const k in attributes)e.setAttribute(k,attributes[k]);if(text!==undefined)e.textContent=text;parent.append(e);return e},
    // A text that is shortened to a width, with the whole one as its title.
    label(text,attributes,width,parent){const most=Math.floor(width/8.4),isShort=text.length<=most;
    const e=walk.make("text",attributes,parent,isShort?text:text.slice(0,most-1)+"…");if(!isShort)walk.make("title",{},e,text)},
    draw(a){
    const box=$(".chart",a);if(box.firstChild)return;
    const all=walk.messages(a),found=new Set(all.flatMap(m=>[m.from,m.to])),order=$$(".parties li",a.closest(".side")).map(e=>e.textContent);
    const names=order.filter(n=>found.has(n)),column=Math.max(130,Math.min(150,box.clientWidth/names.length-.5)),row=30,width=column*names.length;
    const at=n=>names.includes(n)?column*(names.indexOf(n)+.5):0;
    const frame=(kind,height)=>walk.make("svg",{class:kind,role:"img","aria-label":"Drawing of the list below",viewBox:`0 0 ${width} ${height}`,
    width:width/18+"rem",height:height/18+"rem"},box);
    const heads=frame("heads",28);for(const n of names)walk.label(n,{x:at(n),y:20},column-6,heads);
    const svg=frame("messages",1),life=walk.make("path",{class:"life"},svg);let y=0;
    for(const step of $$(".steps>li",a)){
    walk.make("rect",{width,height:26,y:y+2},svg);
    walk.label($("b",step).textContent,{class:"step",x:6,y:y+20},width-12,svg);y+=row;
    for(const m of all.filter(m=>step.contains(m.link))){y+=row;
    const [from,to]=[at(m.from),at(m.to)],text=m.link.textContent,g=walk.make("g",{},svg);walk.make("path",{d:`M${from} ${y}H${to}`},g);
    const room=Math.min(width-8,Math.max(Math.abs(to-from),column*2.2)),half=Math.min(text.length*8.4,room)/2+4;
    walk.label(text,{x:Math.max(half,Math.min(width-half,(from+to)/2)),y:y-8},room,g);
    g.addEventListener("click",()=>walk.show(a,all.indexOf(m)))}
    y+=10}
    life.setAttribute("d",names.map(n=>`M${at(n)} 0V${y}`).join(""));
    svg.setAttribute("viewBox",`0 0 ${width} ${y}`);svg.setAttribute("height",y/18+"rem")},
    show(a,at){
    const items=walk.messages(a),arrow=$$(".chart g",a)[at],item=items[at].link,box=$(".chart",a),source=$(".source",a);
    walk.last=a;a.dataset.at=at;$$(".now").forEach(e=>e.classList.remove("now"));
    item.classList.add("now");arrow.classList.add("now");
    const [r,b]=[arrow.getBoundingClientRect(),box.getBoundingClientRect()];
    box.scrollTop+=r.top-b.top-b.height/2;box.scrollLeft+=r.left+r.width/2-b.left-b.width/2;
    const line=item.hash&&document.getElementById(item.hash.slice(1));source.replaceChildren();
    if(line){line.classList.add("now");side.colour(line.parentNode);
    const all=[...line.parentNode.children],place=all.indexOf(line),first=Math.max(0,place-2);
    source.start=line.parentNode.start+first;
    for(const l of all.slice(first,place+4)){const copy=l.cloneNode(true);copy.removeAttribute("id");copy.classList.remove("d","at");source.append(copy)}}
    $("output",a).textContent=`Message ${at+1} of ${items.length}`+(line?`: ${line.parentNode.dataset.name}.swift:${line.id.split("-").pop()}`:"")},
    go(a,step){
    const n=walk.messages(a).length,at=a.dataset.at===undefined?(step>0?-1:n):+a.dataset.at;
    if(n)walk.show(a,Math.min(n-1,Math.max(0,at+step)))},
    current:()=>walk.last&&side.seen(walk.last)?walk.last:$$(".sequence").find(side.seen),
    // Picks what an address leads to: its scenario and, unless it is picked beside others, its pattern alone.
    reach(){const to=$(":target"),card=to?.closest(".side")?.className.match(/p(\d+)/)[1],own=$("#pick-pattern"+card);
    walk.last=to?.closest(".sequence")??walk.last;
    if(own&&!own.checked){for(const p of $$("[name=side-pattern]"))p.checked=p===own;side.mark()}
    for(const c of to?.closest(".ex")?.classList??[])if(/^(ex|scenario)[-0-9]/.test(c))$("#pick-"+c.replace(/^ex/,"example"))?.click();
    walk.all();to?.scrollIntoView()},
    all(){$$(".sequence").filter(side.seen).forEach(walk.draw)}};
    for(const l of $$("#compare .code:not([data-id*=-tests-])"))walk.files.set(`${l.closest(".side").className.match(/p(\d+)/)[1]}/${l.dataset.name}`,l.dataset.id);
    for(const a of $$(".sequence")){$(".next",a).onclick=()=>walk.go(a,1);$(".previous",a).onclick=()=>walk.go(a,-1)}
    document.addEventListener("change",walk.all);addEventListener("hashchange",walk.reach);walk.reach();
    key("]","Next message of the sequence",()=>{const a=walk.current();if(a)walk.go(a,1)});
    key("[","Previous message",()=>{const a=walk.current();if(a)walk.go(a,-1)});
    """#
}
