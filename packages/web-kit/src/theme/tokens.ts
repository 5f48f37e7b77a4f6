import { css } from 'styled-components';

const dark = css`
  color-scheme: dark;
  --paper: #151411;
  --surface: #1d1c18;
  --sunken: #100f0d;
  --line: #302e28;
  --line-strong: #4a473e;
  --line-field: #7f796b;
  --ink: #f3f0e9;
  --ink-soft: #c0bbaf;
  --ink-faint: #9a9488;
  --on-ink: #151411;
  --accent: #98abff;
  --accent-strong: #b9c6ff;
  --accent-wash: #232a47;
  --focus: #98abff;
  --marker: #6b5a00;
  --marker-wash: #332c08;
  --on-marker: #fff3b0;
  --good: #7fd6a2;
  --good-wash: #163324;
  --info: #9db8ff;
  --info-wash: #1c2947;
  --warn: #f0c46a;
  --warn-wash: #3a2c0c;
  --bad: #ff9d94;
  --bad-wash: #42191a;
`;

/**
 * The design tokens. Names say the role, never the colour; text on its ground has a contrast of at least
 * 4.5:1, the edge of a field 3:1. Dark follows the system unless `data-theme` on the root says otherwise.
 */
export const tokens = css`
  :root {
    color-scheme: light;
    /* grounds: the page, what lies on it, wells */
    --paper: #faf9f6;
    --surface: #ffffff;
    --sunken: #f2f0ea;
    /* lines; the last is the edge of a field or checkbox */
    --line: #e6e2d9;
    --line-strong: #cdc7ba;
    --line-field: #918a7d;
    /* text */
    --ink: #1c1b18;
    --ink-soft: #55514a;
    --ink-faint: #6f6a60;
    --on-ink: #ffffff;
    /* what can be acted on */
    --accent: #2b4acb;
    --accent-strong: #1f38a3;
    --accent-wash: #e9edfb;
    --focus: #2b4acb;
    /* the highlighter: evidence, and nothing else */
    --marker: #ffe873;
    --marker-wash: #fff8d6;
    --on-marker: #2b2500;
    /* states: text on its wash */
    --good: #14673c;
    --good-wash: #e2f3e8;
    --info: #1f4bb8;
    --info-wash: #e6edfb;
    --warn: #7a5000;
    --warn-wash: #fcefcc;
    --bad: #a3221b;
    --bad-wash: #fbe8e6;
    /* type */
    --font-ui:
      'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
    --font-display:
      'Instrument Serif', 'Instrument Serif Fallback', Georgia, 'Times New Roman', serif;
    --text-xs: 0.75rem;
    --text-sm: 0.8125rem;
    --text-md: 0.875rem;
    --text-lg: 1rem;
    --text-xl: 1.25rem;
    --text-2xl: 1.75rem;
    --text-3xl: 2.5rem;
    --text-4xl: clamp(2.75rem, 1.6rem + 4.6vw, 5rem);
    /* space: a 4 px grid */
    --s1: 4px;
    --s2: 8px;
    --s3: 12px;
    --s4: 16px;
    --s5: 24px;
    --s6: 32px;
    --s7: 48px;
    --s8: 64px;
    --s9: 96px;
    /* shape */
    --gutter: var(--s5);
    --page-width: 1160px;
    --radius-control: 7px;
    --radius-card: 12px;
    --radius-pill: 999px;
    --shadow-overlay: 0 1px 2px rgb(28 27 24 / 0.06), 0 12px 32px -8px rgb(28 27 24 / 0.22);
    --control-height: 36px;
    --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
  }
  @media (max-width: 480px) {
    :root {
      --gutter: var(--s4);
    }
  }
  @media (max-width: 640px), (pointer: coarse) {
    :root {
      --control-height: 44px;
    }
  }
  /* on the screen only: paper stays light */
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${dark}
    }
  }
  @media screen {
    :root[data-theme='dark'] {
      ${dark}
    }
  }
`;
