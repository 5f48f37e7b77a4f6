import { css } from 'styled-components';

/** The reset and the few rules that hold everywhere. */
export const base = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* always a scrollbar where it takes room: going from page to page must not shift what is there */
    overflow-y: scroll;
  }
  body {
    margin: 0;
    min-height: 100vh;
    background: var(--paper);
    color: var(--ink);
    font: 400 var(--text-md) / 1.5 var(--font-ui);
    -webkit-font-smoothing: antialiased;
    font-feature-settings: 'cv11', 'ss03';
    overflow-wrap: break-word;
  }
  /* only where a scrollbar takes no room, or the page would jump to the side */
  @media (pointer: coarse) {
    html:has(dialog[open]) {
      overflow-y: hidden;
    }
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
    border-radius: var(--radius-control);
  }
  /* what gets the focus is not left behind a bar at the bottom */
  html:has([data-bottom-bar]) {
    scroll-padding-bottom: 100px;
  }
  @media (max-width: 900px) {
    html:has([data-bottom-bar]) {
      scroll-padding-bottom: 180px;
    }
  }
  main:focus,
  [data-kept-focus]:focus {
    outline: none;
  }
  /* what is chosen is told by its ground, which forced colours take away */
  @media (forced-colors: active) {
    label:has(input[type='radio']:checked),
    [aria-pressed='true'],
    [aria-selected='true'],
    [aria-current='page'],
    nav a[aria-current='true'] {
      forced-color-adjust: none;
      background: SelectedItem !important;
      color: SelectedItemText !important;
    }
    :is([aria-pressed='true'], [aria-selected='true'], [aria-current='page']) * {
      color: inherit !important;
    }
    /* the highlighter: of its colours, the browser would take the text's alone */
    mark {
      forced-color-adjust: none;
      background: Mark !important;
      color: MarkText !important;
    }
    /* for what is drawn by its ground alone, which keeps it by forced-color-adjust */
    :root {
      --ink: CanvasText !important;
      --ink-soft: CanvasText !important;
      --ink-faint: CanvasText !important;
      --good: CanvasText !important;
      --warn: CanvasText !important;
      --bad: CanvasText !important;
      --accent: Highlight !important;
      --line: GrayText !important;
      --line-strong: GrayText !important;
      --line-field: CanvasText !important;
    }
  }
  ::selection {
    background: var(--accent-wash);
    color: var(--ink);
  }
  @page {
    margin: 14mm;
  }
  @media not print {
    html:has([data-fills-screen]) {
      overflow-y: hidden;
    }
    header:has(~ main [data-fills-screen]) {
      display: none;
    }
  }
  @media print {
    body {
      min-height: 0;
    }
    body > * > header:has(~ main),
    body > header:has(~ main) {
      display: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
