extension SideBySidePage {
  /// Gives every line its id, marks the lines that differ between two patterns, and goes from one to the next.
  static let script = """
    const side={stops:[],at:-1,
    seen:e=>e.getClientRects().length>0,
    picked:()=>$$("[name=side-pattern]:checked").map(e=>+e.id.slice(12)),
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
    $$(".code .d").forEach(e=>e.classList.remove("d","at"));side.stops=[];side.at=-1;
    const p=side.picked();
    if(p.length===2)for(const row of $$("#compare .row").filter(side.seen)){
    const [a,b]=p.map(n=>$$(`.p${n} .code`,row).filter(side.seen));
    if(a.length===1&&b.length===1)side.compare(a[0],b[0]);
    else for(const l of a){const m=b.find(o=>o.dataset.name===l.dataset.name);if(m)side.compare(l,m)}}
    $("#differences").textContent=p.length===2?`${side.stops.length} differences between files of one name, or alone in their part.`:"Pick two patterns to mark their differences."},
    go(step){
    const n=side.stops.length;if(!n)return;
    side.stops[side.at]?.classList.remove("at");
    side.at=((side.at<0&&step<0?0:side.at)+step+n)%n;
    const e=side.stops[side.at];e.classList.add("at");e.tabIndex=-1;e.focus({preventScroll:true});
    e.scrollIntoView({block:"center"});
    $("#differences").textContent=`Difference ${side.at+1} of ${n}`}};
    for(const l of $$("#compare .code")){
    const path=l.previousElementSibling.textContent.split(":")[0].replace(".swift","").split("/"),name=path.pop();
    const card=document.getElementById("pick-pattern"+l.closest(".side").className.match(/p(\\d+)/)[1]).value;
    const folder=path[0].endsWith("Tests")?"tests-":path[1]?path[1].toLowerCase()+"-":"";
    l.dataset.name||=name;let n=l.start;for(const i of l.children){i.id||=`${card}-${folder}${name}-${n}`;n++;
    const t=i.firstChild;if(t?.nodeType===3)t.data=t.data.replace(/^\\t+/,m=>"  ".repeat(m.length))}}
    if(location.hash&&!$(":target"))location.replace(location.hash);
    document.addEventListener("change",e=>{if(e.target.name?.startsWith("side-"))side.mark()});
    document.addEventListener("click",e=>{const l=e.target.closest?.("#compare .code li");
    if(l&&e.clientX<l.getBoundingClientRect().left+43)location.hash=l.id});
    $("#next-difference").onclick=()=>side.go(1);$("#previous-difference").onclick=()=>side.go(-1);
    key("n","next difference, side by side",()=>side.go(1));key("p","previous difference",()=>side.go(-1));
    side.mark();
    """
}
