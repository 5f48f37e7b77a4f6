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

/**
 * Address that `npm start` binds when PORT and HOST don't say. A test compares them with stack/src/config.ts.
 * @public
 */
export const defaultAddress = { port: '3000', host: '127.0.0.1' };

/**
 * Ends with one sentence if the address to be bound can't be used, before installing and building take minutes. What
 * values PORT may have is up to stack/src/config.ts; here the system is asked.
 */
export async function requireFreeAddress(env, command = 'npm start') {
  const port = env.PORT?.trim() || defaultAddress.port;
  const host = env.HOST?.trim() || defaultAddress.host;
  const refused = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    try {
      probe.listen({ port, host }, () => probe.close(() => resolve(null)));
    } catch (error) {
      resolve(error.code);
    }
  });
  const sentences = {
    EADDRINUSE: `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${Number(port) + 1} ${command}`,
    ERR_SOCKET_BAD_PORT: `PORT=${port} is no port number. Choose one from 1 to 65535: PORT=8080 ${command}`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one that it has.`,
    ENOTFOUND: `The address ${host} is not known. Set HOST to one of this machine.`,
  };
  if (!refused) return;
  fail(
    sentences[refused] ??
      `Port ${port} can't be opened (${refused}). Choose another: PORT=8080 ${command}`,
  );
}

/** Prints one sentence and ends the process. */
export function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
