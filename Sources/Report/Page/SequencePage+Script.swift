extension SequencePage {
  /// Walks the messages of a sequence: the present one is marked in the drawing, in the list and in the source.
  static let script = """
    const walk={last:null,
    go(a,step){
    const items=$$(".steps li li",a),arrows=$$(".chart g",a),n=items.length;if(!n)return;
    walk.last=a;
    const old=a.dataset.at===undefined?(step>0?-1:n):+a.dataset.at,at=Math.min(n-1,Math.max(0,old+step));
    a.dataset.at=at;$$(".now",a).forEach(e=>e.classList.remove("now"));$$("#compare .now").forEach(e=>e.classList.remove("now"));
    const item=items[at],arrow=arrows[at],box=$(".chart",a);
    item.classList.add("now");arrow.classList.add("now");item.closest("details").open=true;
    const [r,b]=[arrow.getBoundingClientRect(),box.getBoundingClientRect()];
    box.scrollTop+=r.top-b.top-b.height/2;box.scrollLeft+=r.left+r.width/2-b.left-b.width/2;
    const link=$("a",item),line=link&&document.getElementById(link.hash.slice(1)),source=$(".source",a);
    source.replaceChildren();
    if(line){line.classList.add("now");
    const all=[...line.parentNode.children],place=all.indexOf(line),first=Math.max(0,place-2);
    source.start=line.parentNode.start+first;
    for(const l of all.slice(first,place+4)){const copy=l.cloneNode(true);copy.removeAttribute("id");source.append(copy)}}
    $("output",a).textContent=`Message ${at+1} of ${n}`+(line?`: ${link.hash.slice(1)}`:"")},
    current:()=>walk.last&&side.seen(walk.last)?walk.last:$$(".sequence").find(side.seen)};
    for(const a of $$(".sequence")){$(".next",a).onclick=()=>walk.go(a,1);$(".previous",a).onclick=()=>walk.go(a,-1)}
    key("]","next message of the sequence",()=>{const a=walk.current();if(a)walk.go(a,1)});
    key("[","previous message",()=>{const a=walk.current();if(a)walk.go(a,-1)});
    """
}
