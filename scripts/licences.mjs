import { readLicences } from './lib/licences.mjs';
import { root } from './lib/prepare.mjs';

// npm run licences lists what ships by licence; with --check, as part of `npm run lint`, it says only what is wrong.

const { byLicence, doubtful, unused } = readLicences(root);
if (!process.argv.includes('--check')) {
  for (const { licence, packages } of byLicence) {
    console.log(`${licence} (${packages.length}): ${packages.join(', ')}\n`);
  }
}
for (const { title, licence } of doubtful) {
  console.error(
    `${title} ships under ${licence}, which is not among those that may: take another package, or name the licence in scripts/lib/licences.mjs.`,
  );
}
for (const title of unused) {
  console.error(`${title} ships no more: take it out of scripts/lib/licences.mjs.`);
}
process.exitCode = doubtful.length + unused.length > 0 ? 1 : 0;
