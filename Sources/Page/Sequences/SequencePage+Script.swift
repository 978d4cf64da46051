extension SequencePage {
  /// Draws each sequence from its data when it is first seen, and walks its messages: the present one is marked in the drawing, in
  /// the list and in the source.
  static let script = #"""
    const walk={last:null,data:JSON.parse($("#sequence-data").textContent),
    // Each message with its link in the list; a step with the messages of an earlier one gets a copy of its list.
    messages(a){
    if(a.messages)return a.messages;
    const {participants,steps}=walk.data[a.id],items=$$(".steps>li",a);a.messages=[];
    steps.forEach((step,n)=>{
    if(step.same)$("a",items[n]).replaceWith($("ol",document.getElementById(step.same)).cloneNode(true));
    const links=$$("li a",items[n]);
    (walk.steps.get(step.same)??step).messages.forEach((m,k)=>{const link=links[k];if(m.line)link.href="#"+m.line;
    a.messages.push({step:n,link,text:m.text,line:m.line,from:participants[m.from],to:participants[m.to]})})});
    return a.messages},
    make(name,attributes,parent,text){const e=document.createElementNS("http://www.w3.org/2000/svg",name);
    for(const k in attributes)e.setAttribute(k,attributes[k]);if(text!==undefined)e.textContent=text;parent.append(e);return e},
    // A text that is shortened to a width, with the whole one as its title.
    label(text,attributes,width,parent){const most=Math.floor(width/8.4),isShort=text.length<=most;
    const e=walk.make("text",attributes,parent,isShort?text:text.slice(0,most-1)+"…");if(!isShort)walk.make("title",{},e,text)},
    draw(a){
    const box=$(".chart",a);if(box.firstChild)return;
    const {participants,steps}=walk.data[a.id],all=walk.messages(a),found=new Set(all.flatMap(m=>[m.from,m.to]));
    const names=participants.filter(n=>found.has(n)),column=Math.max(130,Math.min(150,box.clientWidth/names.length-.5)),row=30,width=column*names.length;
    const at=n=>names.includes(n)?column*(names.indexOf(n)+.5):0;
    const frame=(kind,height)=>walk.make("svg",{class:kind,role:"img","aria-label":"Drawing of the list below",viewBox:`0 0 ${width} ${height}`,
    width:width/18+"rem",height:height/18+"rem"},box);
    const heads=frame("heads",28);for(const n of names)walk.label(n,{x:at(n),y:20},column-6,heads);
    const svg=frame("messages",1),life=walk.make("path",{class:"life"},svg);let y=0;
    steps.forEach((step,n)=>{
    walk.make("rect",{width,height:26,y:y+2},svg);
    walk.label(step.text,{class:"step",x:6,y:y+20},width-12,svg);y+=row;
    for(const m of all.filter(m=>m.step===n)){y+=row;
    const [from,to]=[at(m.from),at(m.to)],text=m.text,g=walk.make("g",{},svg);walk.make("path",{d:`M${from} ${y}H${to}`},g);
    const room=Math.min(width-8,Math.max(Math.abs(to-from),column*2.2)),half=Math.min(text.length*8.4,room)/2+4;
    walk.label(text,{x:Math.max(half,Math.min(width-half,(from+to)/2)),y:y-8},room,g);
    g.addEventListener("click",()=>walk.show(a,all.indexOf(m)))}
    y+=10});
    life.setAttribute("d",names.map(n=>`M${at(n)} 0V${y}`).join(""));
    svg.setAttribute("viewBox",`0 0 ${width} ${y}`);svg.setAttribute("height",y/18+"rem")},
    show(a,at){
    const items=walk.messages(a),arrow=$$(".chart g",a)[at],{link:item,line:id}=items[at],box=$(".chart",a),source=$(".source",a);
    walk.last=a;a.dataset.at=at;$$(".now").forEach(e=>e.classList.remove("now"));
    item.classList.add("now");arrow.classList.add("now");
    const [r,b]=[arrow.getBoundingClientRect(),box.getBoundingClientRect()];
    box.scrollTop+=r.top-b.top-b.height/2;box.scrollLeft+=r.left+r.width/2-b.left-b.width/2;
    const line=id&&document.getElementById(id);let words="";source.replaceChildren();
    if(line){line.classList.add("now");side.colour(line.parentNode);
    const all=[...line.parentNode.children],place=all.indexOf(line),first=Math.max(0,place-2);
    source.start=line.parentNode.start+first;words=`: ${line.parentNode.dataset.name}.swift:${line.parentNode.start+place}`;
    for(const l of all.slice(first,place+4)){const copy=l.cloneNode(true);copy.removeAttribute("id");copy.classList.remove("d","at");source.append(copy)}}
    $("output",a).textContent=`Message ${at+1} of ${items.length}${words}`},
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
    walk.steps=new Map(Object.values(walk.data).flatMap(s=>s.steps).filter(s=>s.id).map(s=>[s.id,s]));
    for(const a of $$(".sequence")){$(".next",a).onclick=()=>walk.go(a,1);$(".previous",a).onclick=()=>walk.go(a,-1)}
    document.addEventListener("change",walk.all);addEventListener("hashchange",walk.reach);walk.reach();
    key("]","Next message of the sequence",()=>{const a=walk.current();if(a)walk.go(a,1)});
    key("[","Previous message",()=>{const a=walk.current();if(a)walk.go(a,-1)});
    """#
}
