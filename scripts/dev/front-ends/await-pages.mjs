import { setTimeout as pause } from 'node:timers/promises';

const pauseMs = 250;
/** After this, a page that the product does not know yet is said to be away, and Retry helps. */
const patienceMs = 30_000;

/** Resolves once the product has read which pages the remotes `names` have, or at last when it had time enough. */
export async function awaitPages(productUrl, names) {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const { unread = [] } = await fetch(`${productUrl}/config.json`).then((answer) =>
      answer.json(),
    );
    if (!names.some((name) => unread.includes(name))) return;
    await pause(pauseMs);
  }
}
