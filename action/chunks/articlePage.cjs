const e=require("./numbers.cjs"),t=require("./palette.cjs"),n=require("./sidesTable.cjs");function r(t,n){let{pointHeads:r,pointKinds:i}=n.article,a=t.panels.flatMap(({title:e,points:t})=>t.map(t=>({title:e,point:t}))),o=a.some(({point:e})=>e.name!==void 0),s=t.panels.length>1,c=a.some(({point:e})=>e.lower!==null),l=t.kind===`rows`?[]:[t.y.label],u=(t,n=!1)=>t===null?`–`:n?`${e.u(Number((100*t).toPrecision(3)))} %`:e.u(Number(t.toPrecision(4))),d=t.kind===`rows`?t.x:t.y;return{head:[...s?[r.panel]:[],...t.kind===`rows`?[t.y.label]:[],r.series,...o?[r.point]:[],r.number,t.x.label,...l,...c?[r.lower,r.upper]:[]],rows:a.map(({title:e,point:n})=>[...s?[e]:[],...t.kind===`rows`?[String(n.y)]:[],n.series,...o?[n.name??``]:[],i[n.kind],u(n.x,t.x.percent),...typeof n.y==`number`?[u(n.y,t.y.percent)]:[],...c?[u(n.lower,d.percent),u(n.upper,d.percent)]:[]]),left:[...s?[!0]:[],...t.kind===`rows`?[!0]:[],!0,...o?[!0]:[],!0,!1,...l.map(()=>!1),...c?[!1,!1]:[]]}}function i({head:e,rows:n,left:r},i,a){let o=e=>r[e]?`words`:`number`;return t.d`<div class="scroll" role="group" aria-label="${i}" tabindex="0"><table>
<caption>${i}${a===void 0?null:t.d` <span class="source">${a}</span>`}</caption>
<thead><tr>${e.map((e,n)=>t.d`<th scope="col" class="${o(n)}">${e}</th>`)}</tr></thead>
<tbody>
${n.map(e=>t.d`<tr>${e.map((e,n)=>n===0?t.d`<th scope="row" class="${o(n)}">${e}</th>`:t.d`<td class="${o(n)}">${e}</td>`)}</tr>\n`)}</tbody>
</table></div>`}function a(e,n){return e.kind===`interval`?s(e):t.d`<figure id="${e.id}">
<figcaption>${e.caption}</figcaption>
${e.kind===`histogram`?c(e.caption,t.s(e)):l(e,n)}
${u(e,n)}
</figure>`}const o={wide:620,narrow:330};function s(e){return t.d`<figure id="${e.id}" class="interval">
<figcaption>${e.caption}</figcaption>
<div class="panel" role="img" aria-label="${e.caption}">
<div class="wide">${t.c(e,o.wide)}</div>
<div class="narrow">${t.c(e,o.narrow)}</div>
</div>
</figure>`}function c(e,n,r){return t.d`<div class="panel">${r===void 0?null:t.d`<p class="panel-title">${r}</p>`}
<div role="img" aria-label="${r===void 0?e:`${e} ${r}`}">${n}</div></div>`}function l(e,n){let r=e.panels.length>1;return t.d`${d(e,n)}
<div class="panels">${e.panels.map(n=>c(e.caption,t.a(e,n),r?n.title:void 0))}</div>`}function u(e,n){let{figureNumbers:a}=n.article;if(e.kind!==`histogram`&&e.numbers===`elsewhere`)return null;let o=e.kind===`histogram`?f(e):r(e,n);return t.d`<details><summary>${a}</summary>
${i(o,`${a}: ${e.caption}`)}
</details>`}function d(e,{article:{legend:n}}){let r=e.panels.flatMap(e=>e.points),i=e=>r.some(t=>t.kind===e),a=[...(e.series.length>1?e.series:[]).map(n=>t.d`<li>${t.o(e,n)} ${n}</li>`),...i(`published`)?[t.d`<li>${t.o({...e,series:[``]},``,`published`)} ${n.published}</li>`]:[],...i(`foretold`)?[t.d`<li><span class="dashes"></span> ${n.foretold}</li>`]:[]];return a.length===0?t.d``:t.d`<ul class="legend">${a}</ul>`}function f({x:t,y:n,bars:r}){let i=t=>e.u(Number(t.toPrecision(4))),a=({from:e,to:t})=>e===t?i(e):`${i(e)} – ${i(t)}`;return{head:[t.label,n.label],rows:r.filter(({count:e})=>e>0).map(t=>[a(t),e.o(t.count)]),left:[!0,!1]}}function p({outcome:e,word:n,sentence:r,answers:i,figure:a,next:o},c){let l=n===void 0?null:t.d`<span class="word">${n}</span> `;return t.d`<div class="headline ${e}">
<div class="said">
${c===`h1`?t.d`<h1>${l}<span>${r}</span></h1>`:t.d`<p class="sentence">${l}<span>${r}</span></p>`}
${i.map(({question:e,answer:n})=>t.d`<p>${e===void 0?null:t.d`<strong>${e}</strong> `}${n}</p>\n`)}
${o===void 0?null:t.d`<p class="next">${o.reason}</p>\n<pre><code>${o.command}</code></pre>`}
</div>
${a===void 0?null:s(a)}
</div>`}function m(e){return e===null?null:Number(e.toPrecision(6))}function h(e){return new Set(e).size<=e.length/2}function g(e,t){if(e.kind!==`text`)return{kind:e.kind,values:e.values.slice(0,t).map(m)};let r=e.values.slice(0,t).map(n.i);if(!h(r))return{kind:`text`,values:r};let i=[...new Set(r)],a=new Map(i.map((e,t)=>[e,t]));return{kind:`text`,names:i,at:r.map(e=>a.get(e)??0)}}function _({columns:e,stateOf:t}){let n=new Float64Array(t.length).fill(2);for(let t of e)if(t.kind===`text`)v(t.values,n);else for(let e=0;e<n.length;e++)n[e]+=JSON.stringify(m(t.values[e])).length+1;return n}function v(e,t){let r=/* @__PURE__ */ new Set,i=h(e);e.forEach((e,a)=>{let o=i&&r.has(e);r.add(e),t[a]+=(o?0:y.encode(n.i(e)).length+3)+(i?6:0)})}const y=new TextEncoder;function b(e,t){let n=0;for(let r=0;r<e.length;r++)if(n+=e[r],n>t)return r;return e.length}function x(e,t){let n=S(e).map(e=>{let t=_(e);return{listing:e,bytes:t,total:t.reduce((e,t)=>e+t,0)}}).sort((e,t)=>e.total-t.total),r=t;return new Map(n.map(({listing:e,bytes:t,total:i},a)=>{let o=Math.min(i,r/(n.length-a));return r-=o,[e,b(t,o)]}))}function S(e){return e.flatMap(({listings:e=[],parts:t=[]})=>[...e,...S(t)])}function C(e){return t.f(e.replaceAll(/[<\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,`0`)}`))}function w(e,t){return t||=e.slice(0),Object.freeze(Object.defineProperties(e,{raw:{value:Object.freeze(t)}}))}var T;function E(e,n,r){let{id:i,caption:a,columns:o,last:s,states:c,outcomes:l,stateOf:u}=e,{listing:d}=r.page,f={file:`${i}.csv`,columns:o.map(e=>g(e,n)),stateOf:u.slice(0,n),words:{states:c,outcomes:l,shown:d.shown,none:d.none}},p=c.map((e,t)=>f.stateOf.filter(e=>e===t).length),m=c.flatMap((e,n)=>p[n]===0?[]:[t.d`<option value="${n}">${d.state({name:e,count:p[n]})}</option>`]),h=o.map(({kind:e})=>e===`text`?`words`:`number`),_=Math.min(e.first,n);return t.d(T||=w([`<div class="listing" id="`,`">
<p class="controls" hidden><label>`,` <input type="search" autocomplete="off" spellcheck="false"></label>
<label>`,` <select autocomplete="off"><option value="">`,`</option>`,`</select></label>
<button type="button" class="save">`,`</button></p>
<p class="shown" role="status">`,`</p>
<div class="scroll" role="group" aria-label="`,`" tabindex="0"><table>
<caption>`,`</caption>
<thead><tr>`,`<th scope="col" class="words">`,`</th></tr></thead>
<tbody>
`,`</tbody>
</table></div>
<p class="pages" hidden><button type="button">`,`</button> <button type="button">`,`</button></p>
`,`
<script type="application/json">`,`<\/script>
</div>`]),i,d.search,d.show,d.all({count:n}),m,d.save,d.first({shown:_,total:u.length}),a,a,o.map(({head:e},n)=>t.d`<th scope="col" class="${h[n]}">${e}</th>`),s,Array.from({length:_},(t,n)=>D(e,h,n)),d.previous,d.next,n<u.length?t.d`<p class="source">${d.leftOut({count:u.length-n})}</p>`:null,C(JSON.stringify(f)))}function D({columns:e,states:r,outcomes:i,stateOf:a},o,s){let c=e.map((e,r)=>{let i=e.values[s],a=typeof i==`string`?n.i(i):O(i,e.kind);return r===0?t.d`<th scope="row" class="${o[r]}">${a}</th>`:t.d`<td class="${o[r]}">${a}</td>`});return t.d`<tr>${c}<td class="words ${i[a[s]]}">${r[a[s]]}</td></tr>\n`}function O(t,n){return t===null?`–`:n===`change`&&t>0?`+${e.i(t,4)}`:e.i(t,4)}const k=`
:root { --ground: var(--page); ${t.n(t.r)} }
@media (prefers-color-scheme: dark) { :root { ${t.n(t.t)} } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 76rem; background: var(--page); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
p, li, dd { max-width: 46rem; overflow-wrap: break-word; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.3rem; line-height: 1.3; margin: 2.75rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 1.5rem 0 0; }
a { color: var(--link); }
nav ol { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; }
.about { margin: 0 0 .75rem; color: var(--soft); overflow-wrap: anywhere; }
.headline { --ground: var(--shade); display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; align-items: flex-start; padding: 1.25rem 1.5rem; background: var(--shade); border: 1px solid var(--line); border-left: .5rem solid var(--faint); border-radius: .4rem; }
.headline.yes { border-left-color: var(--yes); } .headline.no { border-left-color: var(--no); } .headline.open { border-left-color: var(--open); } .headline.none { border-left-color: var(--series-1); }
.headline h1, .headline .sentence { font-size: 1.45rem; line-height: 1.3; font-weight: 650; margin: 0 0 .75rem; text-wrap: balance; overflow-wrap: anywhere; }
.headline .sentence { font-size: 1.15rem; }
.headline .word { display: inline-block; padding: 0 .5em; margin-right: .25em; border-radius: .25em; color: var(--page); background: var(--faint); letter-spacing: .03em; }
.headline.yes .word { background: var(--yes); } .headline.no .word { background: var(--no); } .headline.open .word { background: var(--open); }
.headline p { margin: .4rem 0; }
.headline pre { background: var(--page); }
.said { flex: 1 1 22rem; min-width: 0; }
.headline figure { flex: 1 1 26rem; margin: 0; min-width: 0; }
.interval { max-width: 40rem; }
.narrow { display: none; }
td.yes { color: var(--yes); } td.no { color: var(--no); } td.open { color: var(--open); }
.controls { display: flex; flex-wrap: wrap; gap: .6rem 1.25rem; align-items: center; max-width: none; margin: .75rem 0 0; }
.controls input, .controls select, button { font: inherit; font-size: .95rem; color: inherit; background: var(--page); border: 1px solid var(--faint); border-radius: .3rem; padding: .25rem .6rem; max-width: 100%; }
.controls input { width: 15rem; }
button { cursor: pointer; } button:disabled { opacity: .5; cursor: default; }
button:hover:enabled { background: var(--shade); }
th button { font-weight: 600; font-size: inherit; border: 0; background: none; padding: 0; text-decoration: underline dotted var(--faint); text-underline-offset: .25em; }
th[aria-sort] button { text-decoration-style: solid; }
th[aria-sort=ascending] button::after { content: " \\2191"; } th[aria-sort=descending] button::after { content: " \\2193"; }
.shown { margin: .5rem 0 0; font-size: .9rem; color: var(--soft); }
.listing .scroll { margin: .25rem 0; } .listing td.words, .listing th.words { overflow-wrap: anywhere; }
.tables { display: flex; flex-wrap: wrap; gap: 0 3rem; } .tables > .scroll { width: auto; }
.pages { display: flex; gap: .6rem; margin: .5rem 0; }
[hidden] { display: none !important; }
.finding { margin: 1rem 0; padding: .75rem 1rem; border: 1px solid var(--line); border-left: .35rem solid var(--faint); border-radius: .3rem; }
.finding.yes { border-left-color: var(--yes); } .finding.no { border-left-color: var(--no); } .finding.open { border-left-color: var(--open); }
.finding .word { font-weight: 700; } .finding.yes .word { color: var(--yes); } .finding.no .word { color: var(--no); } .finding.open .word { color: var(--open); }
.finding h3 { margin: 0; } .finding p { margin: .35rem 0; }
.scroll { overflow-x: auto; margin: 1rem 0; max-width: max-content; width: 100%; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
table { border-collapse: collapse; min-width: min(26rem, 100%); font-variant-numeric: tabular-nums; font-size: .92rem; }
caption { text-align: left; padding: .25rem 0 .5rem; font-weight: 600; max-width: 46rem; }
.source { display: block; font-weight: 400; font-size: .85rem; color: var(--soft); }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: break-word; max-width: 26rem; }
thead th { border-bottom: 2px solid var(--faint); vertical-align: bottom; font-weight: 600; }
tbody th { font-weight: 400; }
tbody tr:nth-child(even) { background: var(--shade); }
.number { text-align: right; white-space: nowrap; } .words { text-align: left; }
figure { margin: 1.5rem 0; }
figcaption { font-weight: 600; font-size: .92rem; max-width: 46rem; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: .4rem 0; padding: 0; list-style: none; font-size: .9rem; }
.legend svg { vertical-align: -.2em; color: var(--soft); }
.dashes { display: inline-block; width: 1.4em; border-top: 2px dashed var(--soft); vertical-align: .25em; }
.panels { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; }
.panel { max-width: 100%; min-width: 0; }
.panel-title { margin: .5rem 0 0; font-weight: 600; font-size: .9rem; }
.panel svg { display: block; max-width: 100%; height: auto; font-family: inherit; font-size: 12px; overflow: visible; }
.panel svg text { white-space: pre; }
details { margin: .5rem 0; } summary { cursor: pointer; color: var(--link); width: max-content; max-width: 100%; }
pre { overflow-x: auto; margin: .25rem 0; padding: .5rem .75rem; background: var(--shade); border: 1px solid var(--line); border-radius: .3rem; }
code { font: .88em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
dt { font-weight: 600; margin-top: .6rem; } dd { margin: 0; }
@media (max-width: 40rem) {
  body { padding: 1rem .9rem 3rem; } th, td { padding: .3rem .45rem; }
  .headline { padding: .9rem 1rem; } .headline h1 { font-size: 1.25rem; }
  .wide { display: none; } .narrow { display: block; }
}
@media print {
  :root { ${t.n(t.i)} }
  body { max-width: none; padding: 0; font-size: 10pt; }
  nav, figure details, .controls, .pages { display: none; }
  .wide { display: block; } .narrow { display: none; }
  .headline { display: block; break-inside: avoid; }
  .scroll { overflow: visible; max-width: none; }
  table { min-width: 0; max-width: 100%; font-size: 9pt; } th, td { overflow-wrap: anywhere; }
  .word { border: 1px solid; }
  h2, h3, caption, figcaption { break-after: avoid; }
  tr, .finding, .panel { break-inside: avoid; }
  thead { display: table-header-group; }
}
`;var A;function j({title:e,lang:n,script:r},i){let a=`default-src 'none';${r===`listings`?` script-src 'sha256-AHrMzFjQf/ENmFXNvlKiuoboYk9EF7L8vQdBfYxs1aI=';`:``} style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`;return`${t.d`<!doctype html>
<html lang="${n}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${a}">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="gatestats">
<link rel="icon" href="data:,">
<title>${e}</title>
<style>${t.f(k)}</style>
</head>
<body>
${i}
${r===`listings`?t.d(A||=w([`<script>`,`<\/script>
`],[`<script>`,`<\/script>\\n`]),t.f('(function(){let e=new Intl.Collator(void 0,{numeric:!0}),t=new Intl.NumberFormat(`en`);for(let e of document.querySelectorAll(`.listing`))n(e);function n(e){let n=t=>e.querySelector(t),r=JSON.parse(n(`script`).textContent??``),{columns:s,stateOf:c,words:l}=r,u=n(`tbody`),d=[...e.querySelectorAll(`thead th`)],f=n(`input`),p=n(`select`),m=n(`[role=status]`),[h,g]=e.querySelectorAll(`.pages button`),_=s.map(e=>`names`in e?e.at.map(t=>e.names[t]):e.values),v=c.map((e,t)=>t),y=v,b=v,x=0;function S(e,t){let{kind:n}=s[e],r=document.createElement(e===0?`th`:`td`);return e===0&&r.setAttribute(`scope`,`row`),r.className=n===`text`?`words`:`number`,r.textContent=a(_[e][t],n),r}function C(){let e=b.slice(x,x+25);u.replaceChildren(...e.map(e=>{let t=document.createElement(`tr`),n=document.createElement(`td`);return n.className=`words ${l.outcomes[c[e]]}`,n.textContent=l.states[c[e]],t.append(...s.map((t,n)=>S(n,e)),n),t})),m.textContent=e.length===0?l.none:l.shown.replace(`{from}`,t.format(x+1)).replace(`{to}`,t.format(x+e.length)).replace(`{matching}`,t.format(b.length)),h.disabled=x===0,g.disabled=x+25>=b.length}function w(){let e=f.value.trim().toLowerCase(),t=_.filter((e,t)=>s[t].kind===`text`);b=y.filter(n=>(p.value===``||c[n]===Number(p.value))&&(e===``||t.some(t=>String(t[n]).toLowerCase().includes(e)))),x=0,C()}function T(e){let t=d[e],n=t.getAttribute(`aria-sort`)===`ascending`?-1:1;for(let e of d)e.removeAttribute(`aria-sort`);t.setAttribute(`aria-sort`,n===1?`ascending`:`descending`);let r=_[e]??c;y=[...v].sort((e,t)=>i(r[e],r[t],n)||e-t),w()}d.forEach((e,t)=>{let n=document.createElement(`button`);n.type=`button`,n.textContent=e.textContent,n.addEventListener(`click`,()=>T(t)),e.replaceChildren(n)}),f.addEventListener(`input`,w),p.addEventListener(`change`,w);let E=e=>()=>{x+=e,C()};h.addEventListener(`click`,E(-25)),g.addEventListener(`click`,E(25)),n(`.save`).addEventListener(`click`,()=>o(r,d,_));for(let t of e.querySelectorAll(`[hidden]`))t.hidden=!1;C()}let r=document.querySelector(`.save-result`);r!==null&&(r.parentElement.hidden=!1,r.addEventListener(`click`,()=>s(`result.json`,`application/json`,document.querySelector(`#result`)?.textContent??``)));function i(t,n,r){return t===null||n===null?Number(t===null)-Number(n===null):typeof t==`number`&&typeof n==`number`?r*(t-n):r*e.compare(String(t),String(n))}function a(e,t){if(e===null)return`–`;if(typeof e==`string`)return e;let n=String(Number(e.toPrecision(4)));return t===`change`&&e>0?`+${n}`:n}function o({file:e,stateOf:t,words:n},r,i){let a=e=>{let t=typeof e==`string`&&/^[=+\\-@\\t\\r]/.test(e)?`\'${e}`:String(e??``);return/[",\\r\\n]/.test(t)?`"${t.replaceAll(`"`,`""`)}"`:t};s(e,`text/csv`,[r.map(e=>e.textContent??``),...t.map((e,t)=>[...i.map(e=>e[t]),n.states[e]])].map(e=>`${e.map(a).join(`,`)}\\r\\n`).join(``))}function s(e,t,n){let r=document.createElement(`a`);r.href=URL.createObjectURL(new Blob([n],{type:t})),r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),1e3)}})();')):null}</body>
</html>`.text}\n`}var M;function N(e,n){let{title:r,headline:i,lead:a,findings:o,sections:s,json:c}=e,l=x(s,82e4);return j({title:i===void 0?r:[i.word,i.sentence].filter(Boolean).join(`: `),lang:n.lang,script:l.size>0?`listings`:`none`},t.d`<header>
${i===void 0?t.d`<h1>${r}</h1>`:t.d`<p class="about">${r}</p>\n${p(i,`h1`)}`}
${R(a)}
</header>
<main>
${o.length===0?null:t.d`<section id="findings">\n<h2>${e.findingsTitle}</h2>\n${o.map(e=>P(e,n))}</section>`}
<nav aria-label="${n.article.sections}"><ol>${s.map(({id:e,title:n})=>t.d`<li><a href="#${e}">${n}</a></li>`)}<li><a href="#origin">${n.article.origin}</a></li></ol></nav>
${s.map(e=>F(e,`h2`,l,n))}
${L(e,n)}
</main>
${c===void 0?null:t.d(M||=w([`<script type="application/json" id="result">`,`<\/script>`]),C(c))}`)}function P({id:e,outcome:n,word:r,title:a,sentences:o,table:s},c){return t.d`<article class="finding ${n}" id="${e}">
<h3>${a}: <span class="word">${r}</span></h3>
${R(o)}
${s===void 0?null:i(s,c.article.caseByCase({title:a}))}
</article>\n`}function F(e,n,r,i){let{id:o,title:s,headline:c,points:l=[],figures:u,tables:d,listings:f=[],parts:m=[]}=e;return t.d`<section id="${o}">
${n===`h2`?t.d`<h2>${s}</h2>`:t.d`<h3>${s}</h3>`}
${c===void 0?null:p(c,`p`)}
${R(e.paragraphs)}
${l.length===0?null:t.d`<ul>${l.map(e=>t.d`<li>${e}</li>`)}</ul>`}
${u.map(e=>a(e,i))}
${I(d)}
${f.map(e=>E(e,r.get(e)??0,i))}
${m.map(e=>F(e,`h3`,r,i))}
</section>\n`}function I(e){let n=e.map(({table:e,caption:t,source:n})=>i(e,t,n));return e.length>1&&e.every(({table:e})=>e.head.length<=5)?t.d`<div class="tables">${n}</div>`:n}function L({origin:e,json:n},r){return t.d`<section id="origin">
<h2>${r.article.origin}</h2>
<dl>${e.map(({name:e,value:n,kind:r})=>t.d`<dt>${e}</dt><dd>${r===`code`?t.d`<pre><code>${n}</code></pre>`:n}</dd>`)}</dl>
${n===void 0?null:t.d`<p class="controls" hidden><button type="button" class="save-result">${r.page.origin.data}</button></p>`}
</section>`}function R(e){return e.map(e=>t.d`<p>${e}</p>\n`)}Object.defineProperty(exports,"t",{enumerable:!0,get:function(){return N}});