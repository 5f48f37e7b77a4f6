/** Milliseconds to wait after this many failures in a row: 50, doubling, at most 2,000. */
export function backoffMs(failures: number): number {
  return Math.min(2_000, 50 * 2 ** Math.min(failures, 10));
}
