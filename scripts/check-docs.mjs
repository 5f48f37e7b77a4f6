import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countWords, findStaleReferences, listFiles } from './lib/doc-references.mjs';
import { root } from './lib/prepare.mjs';

// Part of `npm run lint`: every path, npm script and link that a Markdown page names exists, and so does every page and
// decision record that a source names. The documents stay short enough to be read.

/** Paths that pages make up for the reader. */
const examples = ['deploy/kubernetes/overlays/mine'];
const limits = { 'README.md': 1_200, docs: 25_000 };

function wordsIn(place) {
  const pages = listFiles(root).filter(
    (file) => file === place || (file.startsWith(`${place}/`) && file.endsWith('.md')),
  );
  return pages.reduce(
    (sum, file) => sum + countWords(readFileSync(path.join(root, file), 'utf8')),
    0,
  );
}

const stale = findStaleReferences(root, examples);
if (stale.length > 0) {
  console.error('These references lead nowhere; name what is there now, or remove them:');
  for (const line of stale) console.error(`  ${line}`);
  process.exitCode = 1;
}
for (const [place, limit] of Object.entries(limits)) {
  const words = wordsIn(place);
  if (words <= limit) continue;
  console.error(
    `${place} has ${words} words, ${words - limit} too many: cut what no reader acts on.`,
  );
  process.exitCode = 1;
}
