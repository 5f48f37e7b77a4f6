/** Addresses that are told at the same time: of those that took what they were told last, and of those that did not. */
const places = { well: 48, failing: 16 } as const;

export type WebhookLine = keyof typeof places;

/** Addresses being notified in this process, and those waiting: each once, in one of two queues. */
export class WebhookTurns {
  readonly #known = new Set<string>();
  readonly #free: Record<WebhookLine, number> = { ...places };
  readonly #waiting: Record<WebhookLine, (() => void)[]> = { well: [], failing: [] };

  /** Serves an address when it is its turn; at once returns where it waits or is served already. */
  async run(line: WebhookLine, id: string, serve: () => Promise<void>): Promise<void> {
    if (this.#known.has(id)) return;
    this.#known.add(id);
    try {
      await this.#enter(line);
      try {
        await serve();
      } finally {
        this.#leave(line);
      }
    } finally {
      this.#known.delete(id);
    }
  }

  async #enter(line: WebhookLine): Promise<void> {
    if (this.#free[line] > 0) this.#free[line] -= 1;
    else await new Promise<void>((go) => this.#waiting[line].push(go));
  }

  /** Hands the place on to who waits longest. */
  #leave(line: WebhookLine): void {
    const next = this.#waiting[line].shift();
    if (next) next();
    else this.#free[line] += 1;
  }
}
