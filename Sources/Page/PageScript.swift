/// The script of every page.
enum PageScript {
  /// Runs in the head, before the first paint: marks that scripts run and sets the scheme that was chosen before.
  static let head = """
    "use strict";document.documentElement.classList.add("js");
    \(PageSelfTest.head)
    try{const s=localStorage.getItem("scheme");if(s)document.documentElement.dataset.scheme=s}catch{}
    """

  /// Runs at the end. `$(selector, root)`, `$$(selector, root)`: one element, all as an array; `key(key, text, action)` declares a key
  /// that `?` lists; `store(name, value)` keeps a choice if the browser allows it. Other scripts follow in the same element.
  static let text = """
    "use strict";
    const $=(s,r=document)=>r.querySelector(s),$$=(s,r=document)=>[...r.querySelectorAll(s)];
    const keys=new Map(),key=(k,text,f)=>keys.set(k,[text,f]);
    const store=(n,v)=>{try{localStorage.setItem(n,v)}catch{}};
    document.addEventListener("keydown",e=>{if(e.ctrlKey||e.metaKey||e.altKey||$("dialog[open]"))return;
    if(e.target.closest("input:not([type=radio],[type=checkbox]),textarea,select"))return;
    const found=keys.get(e.key);if(found){e.preventDefault();found[1]()}});
    const isDark=()=>(document.documentElement.dataset.scheme||(matchMedia("(prefers-color-scheme:dark)").matches?"dark":""))==="dark";
    const scheme=()=>{const s=isDark()?"light":"dark";document.documentElement.dataset.scheme=s;store("scheme",s)};
    const sections=()=>$$("main section[id],main>h2").filter(e=>e.offsetParent!==null);
    const step=d=>{const all=sections(),tops=all.map(e=>e.getBoundingClientRect().top);
    const next=d>0?all.find((e,i)=>tops[i]>120):all.findLast((e,i)=>tops[i]<-10);if(next){next.tabIndex=-1;next.focus({preventScroll:true});next.scrollIntoView()}};
    const help=()=>{const list=$("#keys dl");list.textContent="";for(const [k,[text]] of keys){const t=document.createElement("dt"),b=document.createElement("kbd"),d=document.createElement("dd");
    b.textContent=k;t.append(b);d.textContent=text;list.append(t,d)}$("#keys").showModal()};
    key("j","Next section",()=>step(1));key("k","Previous section",()=>step(-1));key("d","Light or dark",scheme);key("?","These keys",help);
    $("#scheme")?.addEventListener("click",scheme);$("#help")?.addEventListener("click",help);$("#keys button").addEventListener("click",()=>$("#keys").close());
    const reveal=()=>{let e=null;try{e=document.getElementById(decodeURIComponent(location.hash.slice(1)))}catch{}
    if(!e)return;for(let p=e;p;p=p.parentElement)if(p.tagName==="DETAILS")p.open=true;e.scrollIntoView()};
    addEventListener("hashchange",reveal);reveal();
    document.addEventListener("click",e=>{const a=e.target.closest?.("a[href^='#']");if(a&&a.hash===location.hash)reveal()});
    let closed=[];addEventListener("beforeprint",()=>{closed=$$("details:not([open])");for(const d of closed)d.open=true});
    addEventListener("afterprint",()=>{for(const d of closed)d.open=false});
    $("#search")?.addEventListener("input",e=>{const word=e.target.value.toLowerCase();
    for(const f of $$(".multiples figure"))f.hidden=!$("figcaption",f).textContent.toLowerCase().includes(word)});
    """
}
