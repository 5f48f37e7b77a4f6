/** The style of the sample provider's pages: the product's tokens (packages/web-kit/src/theme/tokens.ts). */
export function createStyle(baseStyle: string): string {
  return `${baseStyle}
main{width:min(404px,100%);margin:0 auto;padding:16px 16px 32px}
h1{margin:clamp(24px,12vh,112px) 0 0;font:400 2.625rem/1.1 'Instrument Serif',Georgia,serif;letter-spacing:-.018em}
.lead{margin:6px 0 24px;color:var(--ink-soft)}
.note{margin:0 0 24px;padding:11px 14px;border-radius:8px;background:var(--info-wash);color:var(--info);font-size:.8125rem}
form{margin:0 0 12px}
button,.button{display:flex;align-items:center;justify-content:center;gap:12px;width:100%;min-height:44px;padding:10px 14px;border:1px solid var(--line-strong);border-radius:7px;background:var(--surface);color:inherit;font:inherit;font-weight:500;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--sunken)}
.person{justify-content:flex-start;text-align:left}
.person span span{display:block;font-weight:400;color:var(--ink-soft);font-size:.8125rem;overflow-wrap:anywhere}
.initials{flex:none;display:grid;place-items:center;width:36px;height:36px;border-radius:50%;background:var(--sunken);color:var(--ink-soft);font-weight:600;font-size:.8125rem}
.quiet{border-color:transparent;background:none;color:var(--accent)}
`;
}
