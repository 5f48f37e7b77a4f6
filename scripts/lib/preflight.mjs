import { createServer } from 'node:net';

const minimum = [20, 19];

/** Ends with one sentence when this Node.js is too old to run the product. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return;
  fail(
    `Shortlist needs Node.js ${minimum.join('.')} or newer; this is ${process.versions.node}. Please install a newer one from https://nodejs.org.`,
  );
}

/** Reads PORT (default 3000) and ends with one sentence when it is no port number. */
export function readPort(env) {
  const text = env.PORT || '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    fail(`PORT must be a whole number from 1 to 65535, not "${text}".`);
  }
  return port;
}

/** Ends with one sentence when something else already listens on `port`. */
export async function requireFreePort(port) {
  const taken = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen(port, () => probe.close(() => resolve(null)));
  });
  if (taken === 'EADDRINUSE') {
    fail(
      `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (taken) fail(`Port ${port} can't be opened (${taken}). Choose another: PORT=8080 npm start`);
}

/** Prints one sentence and ends the process. */
export function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
