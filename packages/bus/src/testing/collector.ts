import { setTimeout as pause } from 'node:timers/promises';
/** Keeps what handlers received, and wakes those who wait for it. */
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

  /** Resolves with all items once there are at least `count`. The test's own timeout ends a wait in vain. */
  async take(count: number): Promise<readonly [Item, ...Item[]]> {
    while (this.#items.length < count)
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    return [...this.#items] as [Item, ...Item[]];
  }
}

/** A promise resolved from outside: handlers wait for it until the test lets them continue. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Asks again until the answer is `satisfied`; only the round trip of each `ask` paces it. */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  satisfied: (answer: Answer) => boolean,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (satisfied(answer)) return answer;
    await pause(2);
  }
}
