const e=require("./palette.cjs"),t=require("./numbers.cjs"),n=require("./sidesTable.cjs");function r(t){let n=t.split(/(\s+)/).map(t=>t.includes(`-`)?e.f`<span>${t}</span>`:t);return e.f`<pre><code>${n}</code></pre>`}function i(e,n){let{pointHeads:r,pointKinds:i}=n.article,a=e.panels.flatMap(({title:e,points:t})=>t.map(t=>({title:e,point:t}))),o=a.some(({point:e})=>e.name!==void 0),s=e.panels.length>1,c=a.some(({point:e})=>e.lower!==null),l=e.kind===`rows`?[]:[e.y.label],u=(e,n=!1)=>e===null?`–`:n?`${t.u(Number((100*e).toPrecision(3)))} %`:t.u(Number(e.toPrecision(4))),d=e.kind===`rows`?e.x:e.y;return{head:[...s?[r.panel]:[],...e.kind===`rows`?[e.y.label]:[],r.series,...o?[r.point]:[],r.number,e.x.label,...l,...c?[r.lower,r.upper]:[]],rows:a.map(({title:t,point:n})=>[...s?[t]:[],...e.kind===`rows`?[String(n.y)]:[],n.series,...o?[n.name??``]:[],i[n.kind],u(n.x,e.x.percent),...typeof n.y==`number`?[u(n.y,e.y.percent)]:[],...c?[u(n.lower,d.percent),u(n.upper,d.percent)]:[]]),left:[...s?[!0]:[],...e.kind===`rows`?[!0]:[],!0,...o?[!0]:[],!0,!1,...l.map(()=>!1),...c?[!1,!1]:[]]}}function a({head:t,rows:n,left:r},i,a){let o=e=>r[e]?`words`:`number`;return e.f`<div class="scroll" role="group" aria-label="${i}" tabindex="0"><table>
<caption>${i}${a===void 0?null:e.f` <span class="source">${a}</span>`}</caption>
<thead><tr>${t.map((t,n)=>t===``?e.f`<td></td>`:e.f`<th scope="col" class="${o(n)}">${t}</th>`)}</tr></thead>
<tbody>
${n.map(t=>e.f`<tr>${t.map((t,n)=>n===0?e.f`<th scope="row" class="${o(n)}">${t}</th>`:e.f`<td class="${o(n)}">${t}</td>`)}</tr>\n`)}</tbody>
</table></div>`}function o(t,n){return t.kind===`interval`?c(t):e.f`<figure id="${t.id}">
<figcaption>${t.caption}</figcaption>
${t.kind===`histogram`?l(t.caption,e.s(t)):u(t,n)}
${d(t,n)}
</figure>`}const s={wide:620,narrow:330};function c(t){return e.f`<figure id="${t.id}" class="interval">
<figcaption>${t.caption}</figcaption>
<div class="panel" role="img" aria-label="${t.caption}">
<div class="wide">${e.c(t,s.wide)}</div>
<div class="narrow">${e.c(t,s.narrow)}</div>
</div>
</figure>`}function l(t,n,r){return e.f`<div class="panel">${r===void 0?null:e.f`<p class="panel-title">${r}</p>`}
<div role="img" aria-label="${r===void 0?t:`${t} ${r}`}">${n}</div></div>`}function u(t,n){let r=t.panels.length>1;return e.f`${f(t,n)}
<div class="panels">${t.panels.map(n=>l(t.caption,e.a(t,n),r?n.title:void 0))}</div>`}function d(t,n){let{figureNumbers:r}=n.article;if(t.kind!==`histogram`&&t.numbers===`elsewhere`)return null;let o=t.kind===`histogram`?p(t):i(t,n);return e.f`<details><summary>${r}</summary>
${a(o,`${r}: ${t.caption}`)}
</details>`}function f(t,{article:{legend:n}}){let r=t.panels.flatMap(e=>e.points),i=e=>r.some(t=>t.kind===e),a=[...(t.series.length>1?t.series:[]).map(n=>e.f`<li>${e.o(t,n)} ${n}</li>`),...i(`published`)?[e.f`<li>${e.o({...t,series:[``]},``,`published`)} ${n.published}</li>`]:[],...i(`foretold`)?[e.f`<li><span class="dashes"></span> ${n.foretold}</li>`]:[]];return a.length===0?e.f``:e.f`<ul class="legend">${a}</ul>`}function p({x:n,y:r,bars:i}){let a=t=>e.u(n,t,4),o=({from:e,to:t})=>e===t?a(e):`${a(e)} – ${a(t)}`;return{head:[n.label,r.label],rows:i.filter(({count:e})=>e>0).map(e=>[o(e),t.o(e.count)]),left:[!0,!1]}}function m({outcome:t,word:n,watched:i,sentence:a,answers:o,figure:s,next:l},u){let d=i===void 0?null:e.f`<span class="watched">${i}</span> `,f=n===void 0?null:e.f`<span class="word">${n}</span> ${d}`;return e.f`<div class="headline ${t}${i===void 0?``:` muted`}">
<div class="said">
${u===`h1`?e.f`<h1>${f}<span>${a}</span></h1>`:e.f`<p class="sentence">${f}<span>${a}</span></p>`}
${o.map(({question:t,answer:n,section:r})=>e.f`<p>${t===void 0?null:e.f`<strong>${t}</strong> `}${r===void 0?n:e.f`<a href="#${r}">${n}</a>`}</p>\n`)}
${l===void 0?null:e.f`<p class="next">${l.reason}</p>\n${r(l.command)}`}
</div>
${s===void 0?null:c(s)}
</div>`}function h(e){return e===null?null:Number(e.toPrecision(6))}function g(e){return new Set(e).size<=e.length/2}function _(e,t){if(e.kind!==`text`)return{kind:e.kind,values:e.values.slice(0,t).map(h)};let r=e.values.slice(0,t).map(n.a);if(!g(r))return{kind:`text`,values:r};let i=[...new Set(r)],a=new Map(i.map((e,t)=>[e,t]));return{kind:`text`,names:i,at:r.map(e=>a.get(e)??0)}}function v({columns:e,stateOf:t},n){let r=e.map(e=>e.kind===`text`?b(e.values):y(e.values)),i=[],a=0;for(let e=0;e<t.length&&a<=n;e++){let t=r.reduce((t,n)=>t+n(e),2);a+=t,i.push(t)}return i}function y(e){return t=>JSON.stringify(h(e[t])).length+1}function b(e){let t=/* @__PURE__ */ new Set,r=g(e);return i=>{let a=r&&t.has(e[i]);return t.add(e[i]),(a?0:x.encode(n.a(e[i])).length+3)+(r?6:0)}}const x=new TextEncoder;function S(e,t){let n=0;for(let r=0;r<e.length;r++)if(n+=e[r],n>t)return r;return e.length}function C(e,t){let n=w(e).map(e=>{let n=v(e,t);return{listing:e,bytes:n,total:n.reduce((e,t)=>e+t,0)}}).sort((e,t)=>e.total-t.total),r=t;return new Map(n.map(({listing:e,bytes:t,total:i},a)=>{let o=Math.min(i,r/(n.length-a));return r-=o,[e,S(t,o)]}))}function w(e){return e.flatMap(({listings:e=[],parts:t=[]})=>[...e,...w(t)])}function T(t){return e.p(t.replaceAll(/[<\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,`0`)}`))}function E(e,t){return t||=e.slice(0),Object.freeze(Object.defineProperties(e,{raw:{value:Object.freeze(t)}}))}var D;function O(t,n,r){let{id:i,caption:a,columns:o,last:s,states:c,outcomes:l,stateOf:u}=t,{listing:d}=r.page,f={file:`${i}.csv`,columns:o.map(e=>_(e,n)),stateOf:u.slice(0,n),words:{states:c,outcomes:l,shown:d.shown,none:d.none}},p=c.map((e,t)=>f.stateOf.filter(e=>e===t).length),m=c.flatMap((t,n)=>p[n]===0?[]:[e.f`<option value="${n}">${d.state({name:t,count:p[n]})}</option>`]),h=o.map(({kind:e})=>e===`text`?`words`:`number`),g=Math.min(t.first,n);return e.f(D||=E([`<div class="listing" id="`,`">
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
</div>`]),i,d.search,d.show,d.all({count:n}),m,d.save,d.first({shown:g,total:u.length}),a,a,o.map(({head:t},n)=>e.f`<th scope="col" class="${h[n]}">${t}</th>`),s,Array.from({length:g},(e,n)=>k(t,h,n)),d.previous,d.next,n<u.length?e.f`<p class="source">${d.leftOut({count:u.length-n})}</p>`:null,T(JSON.stringify(f)))}function k({columns:t,states:r,outcomes:i,stateOf:a},o,s){let c=t.map((t,r)=>{let i=t.values[s],a=typeof i==`string`?n.a(i):A(i,t.kind);return r===0?e.f`<th scope="row" class="${o[r]}">${a}</th>`:e.f`<td class="${o[r]}">${a}</td>`});return e.f`<tr>${c}<td class="words ${i[a[s]]}">${r[a[s]]}</td></tr>\n`}function A(e,n){return e===null?`–`:n===`change`&&e>0?`+${t.i(e,4)}`:t.i(e,4)}const j=`
:root { --ground: var(--page); ${e.n(e.r)} }
@media (prefers-color-scheme: dark) { :root { ${e.n(e.t)} } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 76rem; background: var(--page); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
p, li, dd { max-width: 46rem; overflow-wrap: break-word; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h2, h3, caption, figcaption { overflow-wrap: anywhere; }
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
.headline.muted { border-left-color: var(--faint); } .headline.muted .word { color: var(--soft); background: none; box-shadow: inset 0 0 0 1px var(--faint); }
.headline .watched { margin-right: .25em; font-weight: 400; color: var(--soft); }
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
.scroll {
  overflow-x: auto; margin: 1rem 0; max-width: max-content; width: 100%;
  background: linear-gradient(to right, var(--page) 40%, transparent) left / 3rem 100% no-repeat local, linear-gradient(to left, var(--page) 40%, transparent) right / 3rem 100% no-repeat local,
    linear-gradient(to right, rgb(110 118 129 / .45), transparent) left / 1rem 100% no-repeat scroll, linear-gradient(to left, rgb(110 118 129 / .45), transparent) right / 1rem 100% no-repeat scroll;
}
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
table { border-collapse: collapse; min-width: min(26rem, 100%); font-variant-numeric: tabular-nums; font-size: .92rem; }
caption { text-align: left; padding: .25rem 0 .5rem; font-weight: 600; max-width: 46rem; }
.source { display: block; font-weight: 400; font-size: .85rem; color: var(--soft); }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: break-word; max-width: 26rem; }
thead th, thead td { border-bottom: 2px solid var(--faint); vertical-align: bottom; font-weight: 600; }
tbody th { font-weight: 400; }
tbody tr:nth-child(even) { background: rgb(110 118 129 / .06); }
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
pre code > span { display: inline-block; max-width: 100%; }
dt { overflow-wrap: anywhere; font-weight: 600; margin-top: .6rem; } dd { margin: 0; }
@media (max-width: 40rem) {
  body { padding: 1rem .9rem 3rem; } th, td { padding: .3rem .45rem; }
  .headline { padding: .9rem 1rem; } .headline h1 { font-size: 1.25rem; }
  .wide { display: none; } .narrow { display: block; }
}
@media print {
  :root { ${e.n(e.i)} }
  body { max-width: none; padding: 0; font-size: 10pt; }
  nav, figure details, .controls, .pages { display: none; }
  .wide { display: block; } .narrow { display: none; }
  .headline { display: block; break-inside: avoid; }
  .scroll { overflow: visible; max-width: none; background: none; }
  table { min-width: 0; max-width: 100%; font-size: 9pt; } th, td { overflow-wrap: anywhere; }
  .word { border: 1px solid; }
  h2, h3, caption, figcaption { break-after: avoid; }
  tr, .finding, .panel { break-inside: avoid; }
  thead { display: table-header-group; }
}
`;var M;function N({title:t,lang:n,script:r},i){let a=`default-src 'none';${r===`listings`?` script-src 'sha256-AHrMzFjQf/ENmFXNvlKiuoboYk9EF7L8vQdBfYxs1aI=';`:``} style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`;return`${e.f`<!doctype html>
<html lang="${n}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${a}">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="gatestats">
<link rel="icon" href="data:,">
<title>${t}</title>
<style>${e.p(j)}</style>
</head>
<body>
${i}
${r===`listings`?e.f(M||=E([`<script>`,`<\/script>
`],[`<script>`,`<\/script>\\n`]),e.p('(function(){let e=new Intl.Collator(void 0,{numeric:!0}),t=new Intl.NumberFormat(`en`);for(let e of document.querySelectorAll(`.listing`))n(e);function n(e){let n=t=>e.querySelector(t),r=JSON.parse(n(`script`).textContent??``),{columns:s,stateOf:c,words:l}=r,u=n(`tbody`),d=[...e.querySelectorAll(`thead th`)],f=n(`input`),p=n(`select`),m=n(`[role=status]`),[h,g]=e.querySelectorAll(`.pages button`),_=s.map(e=>`names`in e?e.at.map(t=>e.names[t]):e.values),v=c.map((e,t)=>t),y=v,b=v,x=0;function S(e,t){let{kind:n}=s[e],r=document.createElement(e===0?`th`:`td`);return e===0&&r.setAttribute(`scope`,`row`),r.className=n===`text`?`words`:`number`,r.textContent=a(_[e][t],n),r}function C(){let e=b.slice(x,x+25);u.replaceChildren(...e.map(e=>{let t=document.createElement(`tr`),n=document.createElement(`td`);return n.className=`words ${l.outcomes[c[e]]}`,n.textContent=l.states[c[e]],t.append(...s.map((t,n)=>S(n,e)),n),t})),m.textContent=e.length===0?l.none:l.shown.replace(`{from}`,t.format(x+1)).replace(`{to}`,t.format(x+e.length)).replace(`{matching}`,t.format(b.length)),h.disabled=x===0,g.disabled=x+25>=b.length}function w(){let e=f.value.trim().toLowerCase(),t=_.filter((e,t)=>s[t].kind===`text`);b=y.filter(n=>(p.value===``||c[n]===Number(p.value))&&(e===``||t.some(t=>String(t[n]).toLowerCase().includes(e)))),x=0,C()}function T(e){let t=d[e],n=t.getAttribute(`aria-sort`)===`ascending`?-1:1;for(let e of d)e.removeAttribute(`aria-sort`);t.setAttribute(`aria-sort`,n===1?`ascending`:`descending`);let r=_[e]??c;y=[...v].sort((e,t)=>i(r[e],r[t],n)||e-t),w()}d.forEach((e,t)=>{let n=document.createElement(`button`);n.type=`button`,n.textContent=e.textContent,n.addEventListener(`click`,()=>T(t)),e.replaceChildren(n)}),f.addEventListener(`input`,w),p.addEventListener(`change`,w);let E=e=>()=>{x+=e,C()};h.addEventListener(`click`,E(-25)),g.addEventListener(`click`,E(25)),n(`.save`).addEventListener(`click`,()=>o(r,d,_));for(let t of e.querySelectorAll(`[hidden]`))t.hidden=!1;C()}let r=document.querySelector(`.save-result`);r!==null&&(r.parentElement.hidden=!1,r.addEventListener(`click`,()=>s(`result.json`,`application/json`,document.querySelector(`#result`)?.textContent??``)));function i(t,n,r){return t===null||n===null?Number(t===null)-Number(n===null):typeof t==`number`&&typeof n==`number`?r*(t-n):r*e.compare(String(t),String(n))}function a(e,t){if(e===null)return`–`;if(typeof e==`string`)return e;let n=String(Number(e.toPrecision(4)));return t===`change`&&e>0?`+${n}`:n}function o({file:e,stateOf:t,words:n},r,i){let a=e=>{let t=typeof e==`string`&&/^[=+\\-@\\t\\r]/.test(e)?`\'${e}`:String(e??``);return/[",\\r\\n]/.test(t)?`"${t.replaceAll(`"`,`""`)}"`:t};s(e,`text/csv`,[r.map(e=>e.textContent??``),...t.map((e,t)=>[...i.map(e=>e[t]),n.states[e]])].map(e=>`${e.map(a).join(`,`)}\\r\\n`).join(``))}function s(e,t,n){let r=document.createElement(`a`);r.href=URL.createObjectURL(new Blob([n],{type:t})),r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),1e3)}})();')):null}</body>
</html>`.text}\n`}var P;function F(t,n){let{title:r,headline:i,lead:a,findings:o,sections:s,json:c}=t,l=C(s,82e4);return N({title:i===void 0?r:[i.word,i.sentence].filter(Boolean).join(`: `),lang:n.lang,script:l.size>0?`listings`:`none`},e.f`<header>
${i===void 0?e.f`<h1>${r}</h1>`:e.f`<p class="about">${r}</p>\n${m(i,`h1`)}`}
${B(a)}
</header>
<main>
${o.length===0?null:e.f`<section id="findings">\n<h2>${t.findingsTitle}</h2>\n${o.map(e=>I(e,n))}</section>`}
<nav aria-label="${n.article.sections}"><ol>${s.map(({id:t,title:n})=>e.f`<li><a href="#${t}">${n}</a></li>`)}<li><a href="#origin">${n.article.origin}</a></li></ol></nav>
${s.map(e=>L(e,`h2`,l,n))}
${z(t,n)}
</main>
${c===void 0?null:e.f(P||=E([`<script type="application/json" id="result">`,`<\/script>`]),T(c))}`)}function I({id:t,outcome:n,word:r,title:i,sentences:o,table:s},c){return e.f`<article class="finding ${n}" id="${t}">
<h3>${i}: <span class="word">${r}</span></h3>
${B(o)}
${s===void 0?null:a(s,c.article.caseByCase({title:i}))}
</article>\n`}function L(t,n,r,i){let{id:a,title:s,headline:c,points:l=[],figures:u,tables:d,listings:f=[],parts:p=[]}=t;return e.f`<section id="${a}">
${n===`h2`?e.f`<h2>${s}</h2>`:e.f`<h3>${s}</h3>`}
${c===void 0?null:m(c,`p`)}
${B(t.paragraphs)}
${l.length===0?null:e.f`<ul>${l.map(t=>e.f`<li>${t}</li>`)}</ul>`}
${u.map(e=>o(e,i))}
${R(d)}
${f.map(e=>O(e,r.get(e)??0,i))}
${p.map(e=>L(e,`h3`,r,i))}
</section>\n`}function R(t){let n=t.map(({table:e,caption:t,source:n})=>a(e,t,n));return t.length>1&&t.every(({table:e})=>e.head.length<=5)?e.f`<div class="tables">${n}</div>`:n}function z({origin:t,json:n},i){return e.f`<section id="origin">
<h2>${i.article.origin}</h2>
<dl>${t.map(({name:t,value:n,kind:i})=>e.f`<dt>${t}</dt><dd>${i===`code`?r(n):n}</dd>`)}</dl>
${n===void 0?null:e.f`<p class="controls" hidden><button type="button" class="save-result">${i.page.origin.data}</button></p>`}
</section>`}function B(t){return t.map(t=>e.f`<p>${t}</p>\n`)}Object.defineProperty(exports,"t",{enumerable:!0,get:function(){return F}});