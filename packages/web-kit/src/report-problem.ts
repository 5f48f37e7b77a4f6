/** Writes what went wrong to the browser's console, for anyone who looks into it. The person is told by the page itself. */
export function reportProblem(message: string, error: unknown): void {
  // The browser's console is the log of a front end, and this is its only way there.
  // eslint-disable-next-line no-console
  console.error(message, error);
}
