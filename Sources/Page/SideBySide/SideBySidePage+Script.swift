extension SideBySidePage {
  /// Gives every line its id, marks the lines that differ between two patterns, and goes from one to the next.
  static let script = #"""
    const side={stops:[],at:-1,
    seen:e=>e.getClientRects().length>0,
    picked:()=>$$("[name=side-pattern]:checked").map(e=>+e.id.slice(12)),
    // Comments, strings, keywords, types and numbers; knows no grammar.
    token:/(?<i>\/\/.*|\/\*[^]*?\*\/)|(?<s>(#+)".*?"\3|(#*)"""\n[^]*?"""\4|"(?:\\\((?:[^()\n]|\([^()\n]*\))*\)|\\.|[^"\\\n])*")|(?<b>[@#][a-z]\w*|(?<![.`\w])(?:actor|any|as|async|await|break|case|catch|class|continue|convenience|default|defer|deinit|didSet|do|else|enum|extension|false|fileprivate|final|for|func|get|guard|if|import|in|indirect|init|inout|is|isolated|lazy|let|mutating|nil|nonisolated|open|override|package|private|protocol|public|repeat|required|rethrows|return|self|sending|set|some|static|struct|subscript|super|switch|throws?|true|try|typealias|unowned|var|weak|where|while|willSet)\b)|(?<u>\b[A-Z]\w*)|(?<em>\b\d\w*)/g,
    colour(l){
    if(l.isColoured)return;l.isColoured=true;
    const lines=[...l.children],text=lines.map(i=>i.textContent).join("\n");let [end,line]=[0,0];lines.forEach(i=>i.textContent="");
    const add=(tag,text)=>text.split("\n").forEach((t,n)=>{line+=n>0;if(!t)return;
    if(tag){const e=document.createElement(tag);e.textContent=t;lines[line].append(e)}else lines[line].append(t)});
    for(const m of text.matchAll(side.token)){add("",text.slice(end,m.index));add(Object.keys(m.groups).find(k=>m.groups[k]),m[0]);end=m.index+m[0].length}
    add("",text.slice(end))},
    // The longest common subsequence of two files' lines; what is not in it differs.
    compare(a,b){
    const x=[...a.children],y=[...b.children],t=x.map(i=>i.textContent.trimEnd()),u=y.map(i=>i.textContent.trimEnd());
    const best=t.map(()=>new Uint16Array(u.length+1));best.push(new Uint16Array(u.length+1));
    for(let i=t.length;i--;)for(let j=u.length;j--;)best[i][j]=t[i]===u[j]?best[i+1][j+1]+1:Math.max(best[i+1][j],best[i][j+1]);
    let i=0,j=0,isRun=false;
    const mark=e=>{e.classList.add("d");if(!isRun)side.stops.push(e);isRun=true};
    while(i<x.length||j<y.length){
    if(i<x.length&&j<y.length&&t[i]===u[j]){i++;j++;isRun=false}
    else if(j===y.length||i<x.length&&best[i+1][j]>=best[i][j+1])mark(x[i++]);
    else mark(y[j++])}},
    mark(){
    // Sees everything before it changes anything: each look after a change lays the page out anew.
    const shown=new Set($$("#compare .code").filter(side.seen));shown.forEach(side.colour);
    $$(".code .d").forEach(e=>e.classList.remove("d","at"));side.stops=[];side.at=-1;
    const p=side.picked();
    if(p.length===2)for(const row of $$("#compare .row")){
    const [a,b]=p.map(n=>$$(`.p${n} .code`,row).filter(l=>shown.has(l)));
    if(a.length===1&&b.length===1)side.compare(a[0],b[0]);
    else{const same=(l,o)=>l.dataset.name===o.dataset.name,[c,d]=[[a,b],[b,a]].map(([m,o])=>m.filter(l=>!o.some(k=>same(l,k))));
    // What is left by name is opposite in order, such as presenters and view models.
    for(const l of a){const m=b.find(o=>same(l,o))??(c.length===d.length&&!row.matches(".some")?d[c.indexOf(l)]:null);if(m)side.compare(l,m)}}}
    $("#differences").textContent=p.length===2?`of ${side.stops.length}`:"–"},
    go(step){
    const n=side.stops.length;if(!n)return;
    side.stops[side.at]?.classList.remove("at");
    side.at=((side.at<0&&step<0?0:side.at)+step+n)%n;
    const e=side.stops[side.at];e.classList.add("at");e.tabIndex=-1;e.focus({preventScroll:true});
    e.scrollIntoView({block:"center"});
    $("#differences").textContent=`${side.at+1} of ${n}`}};
    for(const l of $$("#compare .code")){l.dataset.name||=l.dataset.id.split("-").pop();
    [...l.children].forEach((i,n)=>i.id||=`${l.dataset.id}-${l.start+n}`)}
    if(location.hash&&!$(":target"))location.replace(location.hash);
    document.addEventListener("change",e=>{if(e.target.name?.startsWith("side-"))side.mark()});
    document.addEventListener("click",e=>{const l=e.target.closest?.("#compare .code li");
    if(l&&e.clientX<l.getBoundingClientRect().left+43)location.hash=l.id});
    $("#next-difference").onclick=()=>side.go(1);$("#previous-difference").onclick=()=>side.go(-1);
    key("n","Next difference, side by side",()=>side.go(1));key("p","Previous difference",()=>side.go(-1));
    side.mark();
    """#
}
