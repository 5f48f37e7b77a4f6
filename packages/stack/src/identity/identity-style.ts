const light = `color-scheme:light;--paper:#faf9f6;--surface:#ffffff;--sunken:#f2f0ea;--line:#e6e2d9;--line-strong:#cdc7ba;--ink:#1c1b18;--ink-soft:#55514a;--accent:#2b4acb;--focus:#2b4acb;--marker:#ffe873;--info:#1f4bb8;--info-wash:#e6edfb`;
const dark = `color-scheme:dark;--paper:#151411;--surface:#1d1c18;--sunken:#100f0d;--line:#302e28;--line-strong:#4a473e;--ink:#f3f0e9;--ink-soft:#c0bbaf;--accent:#98abff;--focus:#98abff;--marker:#6b5a00;--info:#9db8ff;--info-wash:#1c2947`;

/** Addresses of the product's fonts; undefined where no front end is built. */
export interface FontAddresses {
  readonly text: string | undefined;
  readonly display: string | undefined;
}

function face(family: string, url: string | undefined, weight: string): string {
  return url === undefined
    ? ''
    : `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${url}') format('woff2')}\n`;
}

/** The style of the sample provider's pages: the product's tokens (packages/web-kit/src/theme/tokens.ts). */
export function createStyle({ text, display }: FontAddresses): string {
  return `${face('Inter Variable', text, '100 900')}${face('Instrument Serif', display, '400')}:root{${light}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}
:root[data-theme=dark]{${dark}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--paper);color:var(--ink);font:400 .875rem/1.5 'Inter Variable',system-ui,sans-serif;-webkit-font-smoothing:antialiased}
main{width:min(404px,100%);margin:0 auto;padding:16px 16px 32px}
.logo{display:inline-flex;align-items:center;gap:10px;min-height:44px;font-weight:650;font-size:.9375rem;letter-spacing:-.01em;color:inherit;text-decoration:none}
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
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:7px}
`;
}
