import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const { latin } = require('@fontsource-variable/inter/unicode.json');

/**
 * Inter as pages use it: 28 KB instead of 48. `theme/base.ts` of web-kit switches on cv11 and ss03, tables set tnum; the rest is
 * what text shapers need.
 */
export const narrowInter = {
  test: /inter-latin-wght-normal\.woff2$/,
  loader: path.join(import.meta.dirname, 'narrow-font.mjs'),
  options: {
    range: latin,
    weights: { min: 400, max: 700, default: 400 },
    features: 'kern mark mkmk ccmp locl calt liga tnum cv11 ss03'.split(' '),
  },
};
