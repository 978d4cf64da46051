/// The page's test of itself, which runs if the address ends in `#selftest`, and writes its result into the document.
///
/// The script `.ci/page` reads the result. In a frame, the result is sent to the frame's owner too.
enum PageSelfTest {
  /// Stands in the head, before anything that can fail: collects errors and violations of the page's policy.
  static let head = """
    window.faults=[];
    addEventListener("error",e=>faults.push("script error: "+e.message),true);
    addEventListener("unhandledrejection",e=>faults.push("script error: "+e.reason));
    addEventListener("securitypolicyviolation",e=>faults.push("policy violated: "+e.violatedDirective+" "+e.blockedURI+" "+e.sample));
    """

  /// Stands after all other scripts.
  static let script = """
    if(location.hash==="#selftest")addEventListener("load",()=>{
    let count=0;
    const told=new Map(),check=(ok,what,where)=>{count++;if(ok)return;const n=(told.get(what)||0)+1;told.set(what,n);
    if(n<=3)faults.push(what+(where?": "+name(where):""))};
    const name=e=>typeof e==="string"?e:(e.closest?.("[id]")?.id||"")+" <"+e.tagName.toLowerCase()+" class="+(e.getAttribute("class")||"")+"> "+e.textContent.trim().slice(0,60);
    const press=k=>document.activeElement.dispatchEvent(new KeyboardEvent("keydown",{key:k,bubbles:true,cancelable:true}));
    document.documentElement.style.scrollBehavior="auto";
    const seen=side.seen,set=(e,v)=>{if(e.checked!==v)e.click()};
    const part=(title,f)=>{try{f()}catch(e){faults.push(title+": "+e)}};

    part("addresses",()=>{
    const ids=$$("[id]").map(e=>e.id),known=new Set(ids);
    check(ids.length===known.size,"ids are not unique",ids.filter((id,n)=>ids.indexOf(id)!==n).slice(0,3).join(" "));
    for(const a of $$("a[href^='#']"))check(known.has(decodeURIComponent(a.hash.slice(1))),"link without target",a);
    for(const r of performance.getEntriesByType("resource"))check(/^data:/.test(r.name),"request",r.name)});

    const patterns=$$("[name=side-pattern]"),examples=$$("[name=side-example]");
    // One click for all changes, since each click lays the page out anew.
    const pick=(...n)=>{const others=patterns.filter((p,i)=>p.checked!==n.includes(i)),last=others.pop();
    others.forEach(p=>p.checked=!p.checked);last?.click()};
    // Before the picks, which colour what they show.
    part("colours",()=>{
    for(const l of $$("#compare .code")){const text=l.textContent;side.colour(l);check(l.textContent===text,"colours change the code",l)}});
    part("picks",()=>{
    check(patterns.length>1,"fewer than two patterns to compare");
    for(const e of examples){e.click();
    for(let i=0;i<patterns.length;i++){pick(i,(i+1)%patterns.length);
    const rows=$$("#compare .row").filter(seen);check(rows.length>2,"no rows for a pick",patterns[i]);
    for(const r of rows)check($$(".side",r).filter(seen).length===Math.min(2,patterns.length),"columns are not the picked ones",r);
    const n=examples.indexOf(e);
    check($$("#compare .ex").every(x=>!seen(x)||x.classList.contains("ex"+n)),"code of another example is shown",e)}}});
    part("kinds of words",()=>{
    for(const kind of ["b","i","s","u","em"])check($$("#compare .code "+kind).some(seen),"a colour is missing",kind)});
    part("differences",()=>{
    pick(0);pick(0,1);check(side.stops.length>0,"no differences");
    for(const row of $$("#compare .row").filter(seen)){const [a,b]=[0,1].map(n=>$$(`.p${n} .code`,row).filter(seen));
    if(a.length===1&&b.length===1){const [x,y]=[a[0],b[0]].map(l=>$$("li:not(.d)",l).map(i=>i.textContent.trimEnd()).join("\\n"));
    check(x===y,"lines without a mark differ",row)}}
    press("n");const first=side.at;press("n");check(side.at===first+1&&$$(".at").length===1,"n does not go to the next difference");
    press("p");check(side.at===first&&document.activeElement===side.stops[first],"p does not go back")});
    part("sequences",()=>{
    for(const a of $$(".sequence")){walk.draw(a);const m=walk.messages(a),g=$$(".chart g",a);
    check(m.length===g.length&&m.length>0,"drawing and list differ",a);
    g.forEach((e,i)=>check(($("title",e)||$("text",e)).textContent===m[i]?.link.textContent,"a message differs from its arrow",a))}
    const a=$$(".sequence").find(seen);if(!a)return;
    walk.messages(a).slice(0,25).forEach(({link:m})=>{$(".next",a).click();
    check($$(".steps .now",a).length===1&&$$(".chart .now",a).length===1&&m.classList.contains("now"),"next does not walk",m);
    check(!m.hash||$$("#compare .now").length===1&&$$(".source .now",a).length===1,"message without its line",m)});
    const at=+a.dataset.at;press("[");check(+a.dataset.at===at-1,"[ does not go back")});
    part("choice",()=>{
    const {samples}=JSON.parse($("#data").textContent).choiceTable,text=a=>JSON.stringify([a.pattern,a.misses,a.beatenBy]);
    const limits=choice.wishes.map(w=>w.input?.value);check(samples.length>choice.wishes.length,"no answers to compare with");
    for(const s of samples){for(const w of choice.wishes){set(w.box,w.id in s.limits);if(w.input&&w.id in s.limits)w.input.value=s.limits[w.id]}
    check(choice.answers().map(text).join()===s.answers.map(text).join(),"the answers are not those of the command",JSON.stringify(s.limits));
    choice.wishes.forEach((w,i)=>{if(w.input)w.input.value=limits[i]})}
    for(const w of choice.wishes)set(w.box,false)});
    part("search and filters",()=>{
    const field=$("#search"),type=v=>{field.value=v;field.dispatchEvent(new Event("input",{bubbles:true}))};
    const figures=()=>$$("#overview figure").filter(seen).length,all=figures();
    type("<img src=x onerror=faults.push('ran')>");check(figures()===0,"search finds what is not there");
    type(" LINES");check(figures()>0&&figures()<all,"search does not narrow");
    type("");check(figures()===all,"search does not end");
    for(const f of $$("[id^=show-]")){const own=()=>$$(`[data-for="${f.id.slice(5)}"]`).some(seen);
    f.click();check(!own(),"a filter shows its pattern",f);f.click();check(own(),"a filter hides for good",f)}
    for(const e of $$("#choose input")){e.click();e.dispatchEvent(new Event("input",{bubbles:true}));if(e.type==="checkbox")e.click()}});
    part("keys",()=>{
    press("?");check($("#keys").open&&$$("#keys dt").length>=keys.size,"? does not show the keys");$("#keys").close();
    scrollTo(0,0);press("j");const down=scrollY;press("j");check(scrollY>down,"j does not go down");
    press("k");check(Math.abs(scrollY-down)<3,"k does not go up")});
    part("hostile text",()=>{
    const hostile="<img src=x onerror=\\"faults.push('ran')\\"><\\/script><script>faults.push('ran')<\\/script>";
    const before=$$("img,script,iframe").length,sequence=$$(".sequence").find(seen);
    const target=sequence&&walk.messages(sequence).find(m=>m.link.hash)?.link,line=target?document.getElementById(target.hash.slice(1)):$("#compare li");
    const old=line.innerHTML;line.textContent=hostile;side.mark();
    if(target){walk.show(sequence,walk.messages(sequence).findIndex(m=>m.link===target));
    check($(".source",sequence).textContent.includes(hostile),"hostile text is lost")}
    check($$("img,script,iframe").length===before,"hostile text became an element");line.innerHTML=old});

    // Texts that are rendered; the style of what is not would take long.
    const texts=()=>{const found=[],walker=document.createTreeWalker(document.body,NodeFilter.SHOW_ELEMENT|NodeFilter.SHOW_TEXT,
    n=>n.nodeType===3?n.data.trim()&&!n.parentElement.matches("details:not([open])")?NodeFilter.FILTER_ACCEPT:NodeFilter.FILTER_REJECT
    :/^(script|style|title|option|select)$/i.test(n.tagName)||!n.checkVisibility()?NodeFilter.FILTER_REJECT:NodeFilter.FILTER_SKIP);
    while(walker.nextNode())found.push([walker.currentNode,walker.currentNode.parentElement]);return found};
    const styles=new Map(),style=e=>{if(!styles.has(e))styles.set(e,getComputedStyle(e));return styles.get(e)};
    const colour=text=>{const n=(text.match(/[\\d.]+/g)||[0,0,0,0]).map(Number);
    return text.startsWith("color(")?[...n.slice(0,3).map(x=>255*x),n[3]??1]:[n[0],n[1],n[2],n[3]??1]};
    const over=(a,b)=>[0,1,2].map(i=>a[i]*a[3]+b[i]*(1-a[3])).concat(1);
    const ground=new Map(),back=e=>{if(!e)return[255,255,255,1];
    if(!ground.has(e)){const c=colour(style(e).backgroundColor);ground.set(e,c[3]===1?c:over(c,back(e.parentElement)))}return ground.get(e)};
    const light=c=>{const [r,g,b]=c.map(x=>(x/=255)<=.03928?x/12.92:((x+.055)/1.055)**2.4);return .2126*r+.7152*g+.0722*b};
    const ratio=(a,b)=>{const [x,y]=[light(a),light(b)].sort((p,q)=>q-p);return(x+.05)/(y+.05)};
    const contrast=scheme=>{styles.clear();ground.clear();const pairs=new Set();
    for(const [,e] of texts()){if(e.closest(":disabled"))continue;
    const s=style(e),svg=e.closest("svg"),size=parseFloat(s.fontSize),needed=size>=24||size>=18.66&&s.fontWeight>=700?3:4.5;
    const grounds=[back(svg?svg.parentElement:e)];
    if(svg)for(const r of $$("rect",svg)){const c=colour(style(r).fill);if(style(r).fill!=="none")grounds.push(over(c,grounds[0]))}
    for(const b of grounds){const f=over(colour(svg?s.fill:s.color),b),k=`${f}/${b}/${needed}`;if(pairs.has(k))continue;pairs.add(k);
    check(ratio(f,b)>=needed,`contrast ${ratio(f,b).toFixed(2)} below ${needed}, ${scheme}, ${f.map(Math.round)} on ${b.map(Math.round)}`,e)}}};
    // The edges of all ancestors that clip.
    const edges=new Map(),clip=e=>{if(!e||e===document.body)return[-1e9,-1e9,1e9,1e9];
    if(!edges.has(e)){const [l,t,r,b]=clip(e.parentElement),s=style(e),k=e.getBoundingClientRect();
    edges.set(e,s.overflowX==="visible"||s.display==="inline"?[l,t,r,b]:[Math.max(l,k.left),Math.max(t,k.top),Math.min(r,k.right),Math.min(b,k.bottom)])}
    return edges.get(e)};
    const layout=what=>{styles.clear();edges.clear();scrollTo(0,0);$$(".chart").forEach(c=>c.scrollTop=0);
    check(document.documentElement.scrollWidth<=innerWidth,`the page is wider than the window, ${what}`,document.documentElement.scrollWidth+" pixels");
    const boxes=[],range=document.createRange();
    for(const [n,e] of texts()){if(style(e).visibility==="hidden"||e.closest(".skip,dialog"))continue;
    const k=clip(e);
    range.selectNodeContents(n);
    for(const r of range.getClientRects()){let [l,t,x,y]=[r.left+1,r.top+r.height*.2,r.right-1,r.bottom-r.height*.2];
    l=Math.max(l,k[0]);t=Math.max(t,k[1]);x=Math.min(x,k[2]);y=Math.min(y,k[3]);
    if(x-l<1||y-t<1)continue;
    check(x<=innerWidth+1,`text beyond the right edge, ${what}`,e);boxes.push([l,t,x,y,e])}}
    boxes.sort((a,b)=>a[1]-b[1]);let open=[];
    for(const b of boxes){open=open.filter(a=>a[3]>b[1]+1);
    for(const a of open)if(a[0]<b[2]-1&&a[2]>b[0]+1)check(false,`texts overlap, ${what}`,name(a[4])+" / "+name(b[4]));
    open.push(b)}check(boxes.length>100,"hardly any text",what)};
    part("layout",()=>{
    layout("as opened");const closed=$$("details:not([open])");closed.forEach(d=>d.open=true);
    for(const e of examples){e.click();layout("all open, "+e.parentElement.textContent.trim())}
    pick(...patterns.keys());check(document.documentElement.scrollWidth<=innerWidth,"the page is wider than the window with all patterns");pick(0,1);
    const scheme=()=>getComputedStyle(document.documentElement).backgroundColor,first=scheme();
    contrast("first scheme");$("#scheme").click();
    check(scheme()!==first,"the toggle changes nothing");contrast("other scheme");$("#scheme").click();
    check(scheme()===first,"the toggle does not go back");closed.forEach(d=>d.open=false)});

    const result=document.createElement("pre");result.id="selftest-result";
    result.textContent=`selftest at ${innerWidth} pixels: `+(faults.length?`failed\\n${faults.join("\\n")}`:`passed, ${count} checks`);
    document.body.prepend(result);if(parent!==window)parent.postMessage(result.textContent,"*")});
    """
}
