import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findAffected, readShipped, takeRecords } from './lib/advisories.mjs';
import { root } from './lib/prepare.mjs';

const help = `npm run advisories [-- folder]

Says which packages that ship have a known advisory, by the copy in security/advisories.json, and fails for one that is not
accepted there with a reason. With a folder of OSV's records (https://osv.dev, npm/all.zip, unpacked), takes a new copy first.`;

const file = path.join(root, 'security/advisories.json');
const [folder] = process.argv.slice(2);
if (folder === '--help') {
  console.log(help);
  process.exit(0);
}
const shipped = readShipped(root);
let copy = JSON.parse(readFileSync(file, 'utf8'));
if (folder) {
  const taken = new Date().toISOString().slice(0, 10);
  const records = takeRecords(path.resolve(folder), shipped);
  copy = { ...copy, taken, source: 'An export of OSV (npm), reduced to what ships.', records };
  writeFileSync(file, `${JSON.stringify(copy, null, 2)}\n`);
}
const found = copy.records.flatMap((record) =>
  findAffected(record, shipped).map(({ name, version }) => ({ ...record, name, version })),
);
const open = found.filter(({ id }) => !copy.accepted[id]);
const unused = Object.keys(copy.accepted).filter((id) => !found.some((each) => each.id === id));
for (const { id, name, version, summary } of open) {
  console.error(
    `${name}@${version} ships with ${id} (${summary}): take another version, or say in security/advisories.json why it may.`,
  );
}
for (const id of unused)
  console.error(`${id} is about nothing that ships: take it out of "accepted".`);
console.log(
  `${copy.records.length} advisories of ${copy.taken} (${copy.source}): ${found.length - open.length} accepted, ${open.length} open. What is newer is not known.`,
);
process.exitCode = open.length + unused.length > 0 ? 1 : 0;
