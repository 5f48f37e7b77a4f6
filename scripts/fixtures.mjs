import path from 'node:path';
import { findRooms } from './fixtures/find-rooms.mjs';
import { fail, requireNode } from './lib/preflight.mjs';
import { ensureInstalled, root } from './lib/prepare.mjs';
import { runStep } from './lib/run-step.mjs';

const defaultPort = '3200';

requireNode();
await ensureInstalled();
const rooms = findRooms(root);
const help = `npm run fixtures <room>

Opens a page with every screen of a room in every state, without any service; what is edited is on the screen at once.
There are ${[...rooms.keys()].join(', ')}. Their states are in fixtures/ of the room.

  npm run fixtures billing
  npm run fixtures -- --record          records the pictures that CI compares the screens with
  npm run fixtures -- --record billing  the same for one room

PORT=3300 uses another port than ${defaultPort}.`;

const requireRoom = (name) => {
  if (!rooms.has(name)) fail(`"${name}" has no fixtures.\n\n${help}`);
};

const [word, recorded = 'all'] = process.argv.slice(2);
if (word === '--record') {
  if (recorded !== 'all') requireRoom(recorded);
  process.env.RECORD_FIXTURES = recorded;
  await runStep(root, process.execPath, 'scripts/test.mjs', 'browser', 'e2e/front-ends/fixtures');
} else if (word === undefined || word === '--help') {
  console.log(help);
} else {
  requireRoom(word);
  const { servePage } = await import('./fixtures/serve-page.mjs');
  const port = process.env.PORT?.trim() || defaultPort;
  console.log(`Compiling the fixtures of ${word} …`);
  console.log(`\n  ${await servePage({ dir: path.join(root, rooms.get(word)), port })}\n`);
}
