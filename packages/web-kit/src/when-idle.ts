/** Waited at most for the browser to have nothing else to do, in milliseconds. */
const longestMs = 500;

/** Resolves when the browser has painted and nobody waits for an answer to a key, or soon in a browser that can't tell. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: longestMs });
    } else {
      setTimeout(resolve, 0);
    }
  });
}
