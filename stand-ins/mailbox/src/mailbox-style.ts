import type { FontAddresses } from './product-style.js';
import { createBaseStyle } from './product-style.js';

/** The style of the mailbox: the product's tokens and fonts. */
export function createMailboxStyle(fonts: FontAddresses): string {
  return `${createBaseStyle(fonts)}
p,h1,h2,ul,dl,dd{margin:0;padding:0}
ul{list-style:none}
a{color:var(--accent);overflow-wrap:anywhere}
.wrap{width:min(1160px,100% - 48px);margin:0 auto}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.note{padding:8px 16px;background:var(--info-wash);color:var(--ink-soft);font-size:.8125rem;text-align:center}
.top{border-bottom:1px solid var(--line)}
.top .wrap{display:flex;align-items:center;justify-content:space-between;height:60px}
.back{display:inline-flex;align-items:center;min-height:44px;padding:0 10px;color:var(--ink-soft);font-weight:550;text-decoration:none}
.back:hover{color:var(--ink)}
.head{display:flex;flex-wrap:wrap;align-items:flex-end;gap:16px;padding:30px 0 18px}
.head h1{font:400 2.5rem/1.1 'Instrument Serif',Georgia,serif;letter-spacing:-.017em}
.head p{margin-top:4px;color:var(--ink-soft);font-variant-numeric:tabular-nums}
.head form{margin-left:auto;width:280px}
input{width:100%;height:36px;padding:0 12px;border:1px solid var(--line-field);border-radius:7px;background:var(--surface);color:inherit;font:inherit}
input::placeholder{color:var(--ink-faint);opacity:1}
.two{display:grid;grid-template-columns:380px minmax(0,1fr);min-height:560px;margin-bottom:64px;border:1px solid var(--line);border-radius:12px;background:var(--surface);overflow:hidden}
.two.alone{grid-template-columns:minmax(0,1fr);min-height:280px}
#list{border-right:1px solid var(--line);max-height:76vh;overflow:auto}
.alone #list{border:0}
#list li a{display:grid;grid-template-columns:10px minmax(0,1fr) auto;gap:2px 10px;padding:13px 16px;color:inherit;text-decoration:none;border-top:1px solid var(--line)}
#list li:first-child a{border-top:0}
#list li a:hover{background:var(--sunken)}
#list li a[aria-current]{background:var(--accent-wash)}
#list i{grid-row:1;grid-column:1;width:8px;height:8px;border-radius:50%;align-self:center;forced-color-adjust:none}
#list i.unread{background:var(--accent)}
#list b{grid-row:1;grid-column:2;font-weight:500;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
#list i.unread~b{font-weight:650}
#list time{grid-row:1;grid-column:3;color:var(--ink-soft);font-size:.75rem;font-variant-numeric:tabular-nums}
.subject{grid-row:2;grid-column:2/-1;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:var(--ink-soft);font-size:.8125rem}
.empty{padding:64px 24px;color:var(--ink-soft);text-align:center}
.mail{display:flex;flex-direction:column;min-width:0}
.mail header{padding:20px 26px 16px;border-bottom:1px solid var(--line)}
.mail h2{font-size:1.25rem;font-weight:600;letter-spacing:-.01em;overflow-wrap:anywhere}
.mail dl{display:grid;grid-template-columns:60px minmax(0,1fr);gap:2px 10px;margin-top:10px;font-size:.8125rem;overflow-wrap:anywhere}
.mail dt{color:var(--ink-soft)}
.all{display:none}
.views{display:inline-flex;margin-top:14px;border:1px solid var(--line-strong);border-radius:7px;overflow:hidden;font-size:.8125rem}
.views a{padding:6px 12px;color:var(--ink-soft);text-decoration:none}
.views a[aria-current]{background:var(--ink);color:var(--on-ink);font-weight:550;forced-color-adjust:none}
.sheet{flex:1;display:grid;padding:26px;background:var(--sunken)}
.text{max-width:68ch;white-space:pre-wrap;overflow-wrap:anywhere;line-height:1.6}
.source{min-width:0;margin:0;padding:16px;border:1px solid var(--line);border-radius:10px;background:var(--surface);overflow:auto;font-size:.75rem;line-height:1.5}
iframe{width:100%;height:100%;min-height:440px;border:1px solid var(--line);border-radius:10px;background:#fff;color-scheme:light}
:focus-visible{outline-offset:-2px}
@media (max-width:860px){
.wrap{width:calc(100% - 32px)}
.two{grid-template-columns:minmax(0,1fr)}
.two[data-opened=true] #list,.two[data-opened=false] .mail{display:none}
#list{border:0;max-height:none}
.head form{margin:0;width:100%}
input{height:44px;font-size:16px}
.all{display:inline-flex;align-items:center;min-height:44px;margin-top:-10px}
.views a{padding:12px 16px}
.mail header{padding:16px}
.sheet{padding:16px}
}
@media print{.note,.top,.head form,#list,.views,.all{display:none}.two{display:block;border:0}}
`;
}
