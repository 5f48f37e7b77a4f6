import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findImages } from './lib/images.mjs';
import { requireNode } from './lib/preflight.mjs';
import { ensureInstalled, root } from './lib/prepare.mjs';

const help = `npm run sbom [-- folder]

Writes a bill of materials (CycloneDX, JSON) for each image: the packages that ship in it, with versions, licences and hashes.
Default folder: sbom.`;

requireNode();
const [word = 'sbom'] = process.argv.slice(2);
if (word === '--help') {
  console.log(help);
  process.exit(0);
}
await ensureInstalled();
const { makeSbom } = await import('./lib/sbom.mjs');
const folder = path.resolve(word);
mkdirSync(folder, { recursive: true });
for (const { name, workspace } of findImages(root)) {
  writeFileSync(path.join(folder, `${name}.cdx.json`), makeSbom(root, workspace));
  console.log(path.relative(process.cwd(), path.join(folder, `${name}.cdx.json`)));
}
