/** Runs `work` once and says how many seconds it took. */
export async function measureSeconds<Result>(
  work: () => Promise<Result>,
): Promise<{ seconds: number; result: Result }> {
  const start = performance.now();
  const result = await work();
  return { seconds: (performance.now() - start) / 1000, result };
}
