import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** An abstract socket (unix(7)): the system gives its name to one process, and frees it when that ends. */
const nameFor = (root) =>
  `\0shortlist-build-${createHash('sha256').update(root).digest('hex').slice(0, 32)}`;

/** Resolves when the process that listens there lets go or ends. */
function untilFree(name) {
  return new Promise((resolve) => {
    // An error means the same: it has just let go.
    connect(name)
      .on('error', () => undefined)
      .on('close', resolve)
      .resume();
  });
}

/**
 * Runs `act` while no other process builds in the folder `root`; calls `onWait` when one does. `act` may return `{ stored }`, a promise:
 * then the lock is held until that settles, although this resolves before.
 */
export async function withBuildLock(root, act, onWait = () => undefined) {
  const name = nameFor(root);
  const waiting = new Set();
  for (let isTold = false; ; isTold = true) {
    const server = createServer((socket) => {
      waiting.add(socket.on('error', () => undefined).on('close', () => waiting.delete(socket)));
    });
    server.listen(name);
    const taken = await once(server, 'listening').then(
      () => true,
      (error) => {
        if (error.code === 'EADDRINUSE') return false;
        throw error;
      },
    );
    if (taken) {
      const release = () => {
        server.close();
        for (const socket of waiting) socket.destroy();
      };
      let stored = null;
      try {
        const result = await act();
        stored = result?.stored;
        return result;
      } finally {
        void Promise.resolve(stored).finally(release);
      }
    }
    if (!isTold) onWait();
    await untilFree(name);
  }
}
