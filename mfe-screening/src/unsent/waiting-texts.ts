import type { Trouble } from './send-change.js';

/** Texts next to a change that is not stored yet. */
export const waitingTexts: Readonly<Record<Trouble, string>> = {
  connection: 'waiting for your connection',
  server: 'waiting for the server',
};

const reasons: Readonly<Record<Trouble, string>> = {
  connection: 'your connection',
  server: 'the server',
};

/** '2 changes wait for your connection. Please keep this tab open.' */
export function countText(count: number, trouble: Trouble): string {
  const what = count === 1 ? '1 change waits' : `${count} changes wait`;
  return `${what} for ${reasons[trouble]}. Please keep this tab open.`;
}
