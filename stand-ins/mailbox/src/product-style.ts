import { readdir } from 'node:fs/promises';
import path from 'node:path';

const light = `color-scheme:light;--paper:#faf9f6;--surface:#ffffff;--sunken:#f2f0ea;--line:#e6e2d9;--line-strong:#cdc7ba;--line-field:#918a7d;--ink:#1c1b18;--ink-soft:#55514a;--ink-faint:#6f6a60;--on-ink:#ffffff;--accent:#2b4acb;--accent-wash:#e9edfb;--focus:#2b4acb;--marker:#ffe873;--info:#1f4bb8;--info-wash:#e6edfb`;
const dark = `color-scheme:dark;--paper:#151411;--surface:#1d1c18;--sunken:#100f0d;--line:#302e28;--line-strong:#4a473e;--line-field:#7f796b;--ink:#f3f0e9;--ink-soft:#c0bbaf;--ink-faint:#9a9488;--on-ink:#151411;--accent:#98abff;--accent-wash:#232a47;--focus:#98abff;--marker:#6b5a00;--info:#9db8ff;--info-wash:#1c2947`;

/** Addresses of the product's fonts; undefined where no front end is built. */
export interface FontAddresses {
  readonly text: string | undefined;
  readonly display: string | undefined;
}

/** The fonts that the built shell serves. */
export async function findFonts(frontEndsFolder: string): Promise<FontAddresses> {
  const names = await readdir(path.join(frontEndsFolder, 'shell/dist')).catch(() => []);
  const find = (start: string) => {
    const name = names.find((one) => one.startsWith(start) && one.endsWith('.woff2'));
    return name === undefined ? undefined : `/${name}`;
  };
  return { text: find('inter-'), display: find('instrument-serif-') };
}

function face(family: string, url: string | undefined, weight: string): string {
  return url === undefined
    ? ''
    : `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${url}') format('woff2')}\n`;
}

/** Common style of the embedded mode's pages: the product's tokens (packages/web-kit/src/theme/tokens.ts) and fonts. */
export function createBaseStyle({ text, display }: FontAddresses): string {
  return `${face('Inter Variable', text, '400 700')}${face('Instrument Serif', display, '400')}:root{${light}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}
:root[data-theme=dark]{${dark}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--paper);color:var(--ink);font:400 .875rem/1.5 'Inter Variable',system-ui,sans-serif;-webkit-font-smoothing:antialiased}
.logo{display:inline-flex;align-items:center;gap:10px;min-height:44px;font-weight:650;font-size:.9375rem;letter-spacing:-.01em;color:inherit;text-decoration:none}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:7px}`;
}
