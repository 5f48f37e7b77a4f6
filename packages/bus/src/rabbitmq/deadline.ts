/** Runs `work`, but rejects when `deadline` (of performance.now()) comes or `signal` aborts first. */
export async function before<Result>(
  deadline: number,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  let onAbort = (): void => {};
  const interrupted = new Promise<never>((_resolve, reject) => {
    const remaining = Math.max(0, deadline - performance.now());
    timer = setTimeout(() => reject(new Error('The time was up.')), remaining);
    onAbort = () => reject(new Error('Aborted.'));
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([work(), interrupted]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}
