/** Keeps what handlers saw, and wakes who waits for it. */
export class Collector<Item> {
  readonly #items: Item[] = [];
  #wake: (() => void)[] = [];

  get size(): number {
    return this.#items.length;
  }

  add(item: Item): void {
    this.#items.push(item);
    const woken = this.#wake;
    this.#wake = [];
    for (const wake of woken) wake();
  }

  /** Resolves with all items once there are at least `count`. The test's own time limit ends a vain wait. */
  async take(count: number): Promise<readonly [Item, ...Item[]]> {
    while (this.#items.length < count)
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    return [...this.#items] as [Item, ...Item[]];
  }
}

/** A promise opened from outside: what runs waits at it until the test lets it on. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
