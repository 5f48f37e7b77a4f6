import type { SendError } from './send-change.js';

/** Texts next to a change that is not stored yet. */
export const waitingTexts: Readonly<Record<SendError, string>> = {
  connection: 'waiting for your connection',
  server: 'waiting for the server',
};

const reasons: Readonly<Record<SendError, string>> = {
  connection: 'your connection',
  server: 'the server',
};

/** '2 changes wait for your connection. Please keep this tab open.' */
export function countText(count: number, sendError: SendError): string {
  const label = count === 1 ? '1 change waits' : `${count} changes wait`;
  return `${label} for ${reasons[sendError]}. Please keep this tab open.`;
}
