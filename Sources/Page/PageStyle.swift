/// The style of every page: colours as variables for both schemes, text, tables, code.
enum PageStyle {
  /// `--bg`, `--panel`: backgrounds; `--fg`, `--soft`: text; `--line`: borders; `--link`, `--good`, `--bad`: text with a
  /// meaning; `--mark`: background of what is marked. All text colours have AA contrast on all backgrounds.
  static let text = """
    :root{color-scheme:light dark;--bg:light-dark(#fff,#14171a);--panel:light-dark(#f2f4f7,#1f2429);--fg:light-dark(#16191d,#e9ecef);--soft:light-dark(#525b66,#aab4bf);
    --line:light-dark(#8b95a1,#6b7681);--link:light-dark(#0b55ab,#8ec1ff);--good:light-dark(#136829,#7bd88f);--bad:light-dark(#b02018,#ff9c92);--mark:light-dark(#ffedb8,#574a1c);--bar:light-dark(#5b84b8,#5f8fc9)}
    :root[data-scheme=light]{color-scheme:light}:root[data-scheme=dark]{color-scheme:dark}
    *{box-sizing:border-box}
    html{font:18px/1.5 system-ui,-apple-system,"Segoe UI","DejaVu Sans",sans-serif;background:var(--bg);color:var(--fg);scroll-padding-top:1rem}
    @media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
    body{margin:0}
    main{padding:0 1.2rem 4rem;max-width:110rem}
    header{padding:1rem 1.2rem;background:var(--panel)}
    h1{font-size:1.3rem;margin:0 0 .5rem}h2{font-size:1.7rem;margin:3rem 0 .5rem;border-bottom:3px solid var(--link)}
    h3{font-size:1.3rem;margin:2rem 0 .5rem}h4{font-size:1.1rem;margin:1.5rem 0 .4rem}h5,h6{font-size:1rem;margin:1.2rem 0 .3rem}
    p,ul,ol,dl{max-width:60rem}p,li,dd,dt,summary{overflow-wrap:anywhere}p{margin:.5rem 0}
    a[href]{color:var(--link)}a.word[href]{color:inherit;text-decoration-style:dotted}
    :focus-visible{outline:3px solid var(--link);outline-offset:2px}:target{background:var(--mark)}
    section:target{background:none}
    .skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;background:var(--bg);padding:.5rem;z-index:9}
    .soft,small{color:var(--soft)}.good{color:var(--good)}.bad{color:var(--bad)}.right{text-align:right}.center{text-align:center}
    code,pre,kbd{font-family:ui-monospace,"SF Mono",Menlo,"DejaVu Sans Mono",monospace;font-size:1rem}
    code{overflow-wrap:anywhere}
    pre{background:var(--panel);padding:.6rem;overflow:auto}del,ins{text-decoration:none}del{color:var(--bad)}ins{color:var(--good)}
    .scroll,.drawing{overflow-x:auto;margin:.5rem 0;position:relative}
    table{border-collapse:collapse}th,td{padding:.2rem .6rem;border-bottom:1px solid var(--line);vertical-align:top;text-align:left}
    td.right,th.right{text-align:right;white-space:nowrap}td.center,th.center{text-align:center}thead th{border-bottom:2px solid var(--fg);vertical-align:bottom}
    tbody th{font-weight:normal}th[scope=rowgroup]{font-weight:bold;padding-top:.8rem}.level1{padding-left:1.6rem}.level2{padding-left:2.6rem}
    details{margin:.4rem 0;border-left:3px solid var(--line);padding-left:.7rem}
    summary{cursor:pointer;padding:.15rem 0}section>details:not([id])>summary{font-weight:bold}
    dl>div{margin:.4rem 0}dt{font-weight:bold}dd{margin:0 0 0 1.2rem}
    .lines{list-style:none;padding-left:.4rem;max-width:none}.lines li{padding-left:1.4rem;text-indent:-1.4rem;overflow-wrap:anywhere}
    .nested{margin-left:1.2rem}figure{margin:0}figcaption{font-weight:bold}
    .columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,36rem),1fr));gap:1rem}.columns figure{min-width:0}
    button,input,select{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:4px;padding:.2rem .6rem}
    input[type=number]{width:3.8rem;padding:0 .3rem}input[type=checkbox],input[type=radio]{width:1.1rem;height:1.1rem;vertical-align:-.1rem;accent-color:var(--link)}
    :root:not(.js) .js,.js .no-js{display:none}
    nav ul{list-style:none;padding:0;margin:0}nav li{display:inline-block;margin-right:1rem}nav li li{white-space:nowrap}
    .filters{display:flex;flex-wrap:wrap;gap:.4rem 1.2rem;align-items:center}
    .multiples{display:grid;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr));gap:1.2rem}
    .multiples figure{background:var(--panel);padding:.5rem .7rem}.multiples small{display:block;margin:.3rem 0;line-height:1.35}
    .bars{list-style:none;padding:0;margin:0}.bars li{display:grid;grid-template-columns:5.6rem 1fr 4.2rem;gap:.5rem;align-items:center;line-height:1.35}
    .bars svg{width:100%;height:.8rem}.bars rect{height:100%;fill:var(--bar)}.bars b{text-align:right;font-weight:normal}
    .misuse{font-style:italic}.misuse svg{overflow:visible}.misuse rect{fill:var(--bg);stroke:var(--bar);stroke-width:2}
    .drawing svg{max-width:100%;height:auto;min-width:40rem;font-size:16px}.drawing text{fill:var(--fg);text-anchor:middle}
    .box rect{fill:var(--panel);stroke:var(--fg);stroke-width:2}.box.wiring rect{stroke-dasharray:2 4}.box.around rect{fill:var(--bg);stroke:var(--line)}
    .arrow path{fill:none;stroke:var(--link);stroke-width:2.2}.arrow .tip{fill:var(--link);stroke:none}
    .arrow.wiring path{stroke:var(--line)}.arrow.wiring .tip{fill:var(--line)}.arrow.thin path:first-of-type{stroke-dasharray:7 5}
    .arrow.wrong path{stroke:var(--bad);stroke-width:4.5}.arrow.wrong .tip{fill:var(--bad);stroke:none}
    .arrow text{paint-order:stroke;stroke:var(--bg);stroke-width:8px}.arrow.wrong text{fill:var(--bad);font-weight:bold}.arrow:hover path{stroke-width:5}
    .tree,.tree ul{list-style:none;padding-left:0}.tree ul{margin-left:.6rem;border-left:2px solid var(--line)}.tree ul li{padding-left:1.2rem;position:relative}
    .tree ul li::before{content:"";position:absolute;left:0;top:.8rem;width:.9rem;border-top:2px solid var(--line)}
    #choose tbody th,#overview .nested tbody th{white-space:nowrap}.arrows{columns:24rem;column-gap:2rem}.arrows h4{column-span:all}.arrows p{margin:.1rem 0}.arrows details{break-inside:avoid-column;margin:.1rem 0}#choose table{font-size:.95rem}#choose td,#choose th{padding:.2rem .2rem}.roles dd details{display:inline-block;vertical-align:top;margin:0 .6rem}
    dialog{max-width:min(40rem,90vw);background:var(--bg);color:var(--fg);border:2px solid var(--link)}dialog h2{margin:0 0 .8rem}dialog dt{float:left;clear:left;min-width:3rem}dialog dd{margin-left:4rem}
    kbd{border:1px solid var(--line);border-radius:3px;padding:0 .3rem}
    @media(min-width:70rem){body:has(>header>nav){display:grid;grid-template-columns:15rem minmax(0,1fr)}
    header:has(nav){position:sticky;top:0;height:100vh;overflow:auto}nav li{display:block}nav li li{margin:0 0 0 .4rem}nav>ul>li{margin:.3rem 0}}
    @media(min-width:110rem){html{font-size:20px}}
    @media print{:root:root:root{color-scheme:light}header,.skip,.filters,dialog{display:none!important}body{display:block!important}a[href]{color:inherit}
    details::details-content{content-visibility:visible!important;display:block!important;height:auto!important}.scroll,.drawing,pre{overflow:visible}h2{break-before:page}}
    """
}
