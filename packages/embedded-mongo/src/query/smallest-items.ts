/** The first `limit` items of a stable sort by `compare`, kept in a heap of that size. */
export function smallestItems<T>(
  items: Iterable<T>,
  limit: number,
  compare: (a: T, b: T) => number,
): T[] {
  if (limit <= 0) return [];
  const heap: Ranked<T>[] = [];
  const order = (a: Ranked<T>, b: Ranked<T>) => compare(a.item, b.item) || a.position - b.position;
  let position = 0;
  for (const item of items) {
    const ranked = { item, position };
    position += 1;
    if (heap.length < limit) {
      heap.push(ranked);
      rise(heap, order);
    } else if (order(ranked, heap[0] as Ranked<T>) < 0) {
      heap[0] = ranked;
      sink(heap, order);
    }
  }
  return heap.sort(order).map(({ item }) => item);
}

/** An item and its original position, which keeps equal ones in order. */
interface Ranked<T> {
  readonly item: T;
  readonly position: number;
}

type Order<T> = (a: Ranked<T>, b: Ranked<T>) => number;

/** Moves the last item of a max-heap up to its place. */
function rise<T>(heap: Ranked<T>[], order: Order<T>): void {
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (order(heap[at] as Ranked<T>, heap[parent] as Ranked<T>) <= 0) return;
    swap(heap, at, parent);
    at = parent;
  }
}

/** Moves the first item down to its place. */
function sink<T>(heap: Ranked<T>[], order: Order<T>): void {
  let at = 0;
  for (;;) {
    let greatest = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (child < heap.length && order(heap[child] as Ranked<T>, heap[greatest] as Ranked<T>) > 0) {
        greatest = child;
      }
    }
    if (greatest === at) return;
    swap(heap, at, greatest);
    at = greatest;
  }
}

function swap<T>(heap: Ranked<T>[], a: number, b: number): void {
  const moved = heap[a] as Ranked<T>;
  heap[a] = heap[b] as Ranked<T>;
  heap[b] = moved;
}
