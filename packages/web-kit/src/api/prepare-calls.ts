import { whenIdle } from '../when-idle.js';
import { loadTransport } from './load-transport.js';

/** Loads what calls are made with once the browser has nothing else to do, so that the first one need not wait for it. */
export async function prepareCalls(): Promise<void> {
  await whenIdle();
  // A call tries again, and says what is wrong.
  await loadTransport().catch(() => undefined);
}
