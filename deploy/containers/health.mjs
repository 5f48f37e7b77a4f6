/**
 * Ends with 0 when the process of this container can work: its admin port says so, or, of a part without one, the port of
 * PORT takes connections.
 */
import { once } from 'node:events';
import { connect } from 'node:net';

const { ADMIN_PORT, PORT } = process.env;
const patience = AbortSignal.timeout(4000);

async function isReady() {
  if (ADMIN_PORT === undefined) {
    await once(connect({ host: '127.0.0.1', port: Number(PORT) }), 'connect', { signal: patience });
    return true;
  }
  return (await fetch(`http://127.0.0.1:${ADMIN_PORT}/readyz`, { signal: patience })).ok;
}

process.exit((await isReady().catch(() => false)) ? 0 : 1);
