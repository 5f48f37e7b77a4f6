import { firstAnswersCame } from './api/first-answers.js';

/** Waited at most for the browser to have nothing else to do, in milliseconds. */
const longestMs = 500;

/**
 * Resolves when what the html asked for is there, the browser has painted and nobody waits for an answer to a key, or soon in a
 * browser that can't tell.
 */
export async function whenIdle(): Promise<void> {
  await firstAnswersCame();
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: longestMs });
    } else {
      setTimeout(resolve, 0);
    }
  });
}
