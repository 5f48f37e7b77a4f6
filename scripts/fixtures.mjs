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
There are ${[...rooms.keys()].join(', ')}. Their states stand in fixtures/ of the room.

  npm run fixtures billing
  npm run fixtures -- --record      takes the pictures anew that CI compares the screens with

PORT=3300 takes another port than ${defaultPort}.`;

const [word] = process.argv.slice(2);
if (word === '--record') {
  process.env.RECORD_FIXTURES = '1';
  await runStep(root, process.execPath, 'scripts/test.mjs', 'browser', 'e2e/front-ends/fixtures');
} else if (word === undefined || word === '--help') {
  console.log(help);
} else {
  if (!rooms.has(word)) fail(`"${word}" has no fixtures.\n\n${help}`);
  const { servePage } = await import('./fixtures/serve-page.mjs');
  const port = process.env.PORT?.trim() || defaultPort;
  console.log(`Compiling the fixtures of ${word} …`);
  console.log(`\n  ${await servePage({ dir: path.join(root, rooms.get(word)), port })}\n`);
}
