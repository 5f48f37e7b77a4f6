import { writeFileSync } from 'node:fs';
import { analyseText } from '../../dist/text/analyse.js';

/** A stem in fewer of the resumes than this is left out: it may be a name. */
const MIN_SHARE = 0.01;
const FILE = new URL('../../src/data/words/usual.txt', import.meta.url);
const HEAD = `# How often resumes in general use a word: mean root of its count per resume, by stem, over the resumes of twelve occupations
# (public examples of livecareer.com). Written by: npm run bench:ranking -- --statistics
`;

/** Writes the table of how often resumes in general use each stem. */
export function writeWordStatistics(texts) {
  const sums = new Map();
  for (const text of texts) {
    for (const [stem, { length }] of analyseText(text).positions) {
      const { root, resumes } = sums.get(stem) ?? { root: 0, resumes: 0 };
      sums.set(stem, { root: root + Math.sqrt(length), resumes: resumes + 1 });
    }
  }
  const lines = [...sums]
    .filter(
      ([stem, { resumes }]) =>
        resumes >= MIN_SHARE * texts.length && /^\p{L}[\p{L}+#]+$/u.test(stem),
    )
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([stem, { root }]) => `${stem} ${(root / texts.length).toFixed(3)}`);
  writeFileSync(FILE, `${HEAD}${lines.join('\n')}\n`);
  return lines.length;
}
