/** Ending of something that was measured. */
export type Ending<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Settles as `run` does, and tells how that ended and how many seconds it took. */
export async function measure<Result>(
  run: () => Promise<Result>,
  tell: (ending: Ending<Result>, seconds: number) => void,
): Promise<Result> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    const result = await run();
    tell({ kind: 'done', result }, seconds());
    return result;
  } catch (error) {
    tell({ kind: 'failed', error }, seconds());
    throw error;
  }
}
