/** Something did not end in time; it may still be running. */
export class LimitError extends Error {
  constructor(limitMs: number) {
    super(`It did not end within ${Math.round(limitMs)} ms.`);
    this.name = 'LimitError';
  }
}

/** Settles as `act` does; rejects with LimitError when it takes longer than `limitMs`. */
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
