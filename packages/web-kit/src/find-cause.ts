/** Cause that keeps something from being shown: the visitor's connection, the whole server, or the requested part. */
export type Cause = 'connection' | 'server' | 'part';

/** A server that has not answered by then counts as down, in milliseconds. */
const timeLimitMs = 5000;

/** Finds out by asking the gateway for what it has at hand. */
export async function findCause(): Promise<Cause> {
  try {
    const answer = await fetch('/config.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    return answer.ok ? 'part' : 'server';
  } catch {
    // The browser knows when there is no network at all; that there is one, it only believes.
    return navigator.onLine ? 'server' : 'connection';
  }
}

/** Messages for causes other than the part itself. */
export const outageTexts = {
  connection: {
    title: 'You are offline',
    message: 'Your device has no connection to the internet. Please connect it and try again.',
  },
  server: {
    title: 'Shortlist is not answering',
    message:
      'Your device seems to be connected, but our server does not answer. Please try again in a moment.',
  },
} as const;
