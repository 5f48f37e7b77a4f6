/** What is left after skipping some items and taking at most `limit`; no further items are requested. */
export function* cut<T>(
  items: Iterable<T>,
  {
    skip = 0,
    limit = Number.POSITIVE_INFINITY,
  }: { readonly skip?: number; readonly limit?: number },
): Generator<T> {
  if (limit <= 0) return;
  let position = 0;
  for (const item of items) {
    position += 1;
    if (position > skip) yield item;
    if (position >= skip + limit) return;
  }
}
