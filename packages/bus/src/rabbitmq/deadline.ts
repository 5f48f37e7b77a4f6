/** The deadline given to `before` passed first. */
export class TimeUpError extends Error {
  override readonly name = 'TimeUpError';
}

/** Waits for `work`; rejects if `deadline` (in terms of performance.now()) passes or a signal aborts first. */
export async function before<Result>(
  deadline: number,
  signals: readonly AbortSignal[],
  work: Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  let onAbort = (): void => {};
  const interrupted = new Promise<never>((_resolve, reject) => {
    const remaining = Math.max(0, deadline - performance.now());
    timer = setTimeout(() => reject(new TimeUpError('The time was up.')), remaining);
    onAbort = () => reject(signals.find((signal) => signal.aborted)?.reason as Error);
    for (const signal of signals) {
      if (signal.aborted) onAbort();
      else signal.addEventListener('abort', onAbort);
    }
  });
  try {
    return await Promise.race([work, interrupted]);
  } finally {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', onAbort);
  }
}
