/** Runs a task over a stream of items, some at once, and yields the results in the order of the items. */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item> | Iterable<Item>,
  atOnce: number,
  task: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  for await (const item of items) {
    const result = task(item);
    // A failure is reported when its turn comes, not as an unhandled rejection before.
    result.catch(() => undefined);
    running.push(result);
    const first = running.length >= atOnce ? running.shift() : undefined;
    if (first) yield await first;
  }
  for (const result of running) yield await result;
}
