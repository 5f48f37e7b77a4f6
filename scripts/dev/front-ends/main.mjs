import { once } from 'node:events';
import { awaitPages } from './await-pages.mjs';
import { createFrontEnd } from './create-front-end.mjs';
import { createFrontDoor, openInnerDoor } from './open-doors.mjs';

// The process of the front ends in development, started by `npm run dev`. It tells where the product gets the shell, is
// told where the product answers, and when both are there opens the door at PORT and HOST and tells that.

const { root, names, port, host } = JSON.parse(process.argv[2]);
const say = console.log;

const started = new Map(names.map((name) => [name, createFrontEnd({ root, name, say })]));
const ready = new Map();
let product = null;

const told = new Promise((resolve) => {
  process.on('message', ({ productUrl }) => {
    product = productUrl;
    if (productUrl !== null) resolve();
  });
});
// The parent process is gone.
process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));

process.send({ shellUrl: await openInnerDoor(started) });
for (const [name, frontEnd] of started) ready.set(name, await frontEnd);
await told;
await awaitPages(product, names);
const door = createFrontDoor({ frontEnd: (name) => ready.get(name), product: () => product });
door.listen({ port, host });
await once(door, 'listening');
process.send({ isOpen: true });
