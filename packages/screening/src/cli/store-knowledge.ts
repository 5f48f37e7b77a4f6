import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readKnowledge } from '../judge/things/concepts.js';

// The package's build runs this, because each scoring thread would spend a second on it.
const folder = new URL('../knowledge/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, table] of Object.entries(readKnowledge())) {
  const file = new URL(`${name}.json`, folder);
  const written = new URL(`${name}.json.new`, folder);
  writeFileSync(written, JSON.stringify(table));
  renameSync(written, file);
}
