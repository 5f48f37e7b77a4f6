/** Two things that belong together. */
export type Join = readonly [one: string, other: string];

/** Things that are joined step by step into groups (a union-find forest with path halving). */
export class Groups {
  readonly #parents = new Map<string, string>();
  readonly #joins: Join[] = [];

  constructor(joins: readonly Join[] = []) {
    for (const [one, other] of joins) this.join(one, other);
  }

  #rootOf(id: string): string {
    let at = id;
    for (;;) {
      const parent = this.#parents.get(at) ?? at;
      if (parent === at) return at;
      const above = this.#parents.get(parent) ?? parent;
      this.#parents.set(at, above);
      at = above;
    }
  }

  join(one: string, other: string): void {
    if (this.areJoined(one, other)) return;
    this.#joins.push([one, other]);
    this.#parents.set(this.#rootOf(other), this.#rootOf(one));
  }

  areJoined(one: string, other: string): boolean {
    return this.#rootOf(one) === this.#rootOf(other);
  }

  /** The joins that made the groups. */
  get joins(): readonly Join[] {
    return this.#joins;
  }

  /** The groups of some things, each in the order given. */
  of<Thing extends { readonly id: string }>(things: readonly Thing[]): Thing[][] {
    const groups = new Map<string, Thing[]>();
    for (const thing of things) {
      const root = this.#rootOf(thing.id);
      const group = groups.get(root);
      if (group) group.push(thing);
      else groups.set(root, [thing]);
    }
    return [...groups.values()];
  }
}
