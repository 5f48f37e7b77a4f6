/** Something did not end in its time; it may still be at it. */
export class LimitError extends Error {
  constructor(limitMs: number) {
    super(`It did not end within ${Math.round(limitMs)} ms.`);
    this.name = 'LimitError';
  }
}

/** Does what `act` does; rejects with LimitError when that takes longer than `limitMs` milliseconds. */
export async function withinLimit<Result>(
  act: () => Promise<Result>,
  limitMs: number,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LimitError(limitMs)), limitMs);
  });
  try {
    return await Promise.race([act(), late]);
  } finally {
    clearTimeout(timer);
  }
}
