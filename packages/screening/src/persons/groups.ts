/** Things that are joined step by step into groups (a union-find forest with path halving). */
export class Groups {
  readonly #parents = new Map<string, string>();

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
    this.#parents.set(this.#rootOf(other), this.#rootOf(one));
  }

  areJoined(one: string, other: string): boolean {
    return this.#rootOf(one) === this.#rootOf(other);
  }

  /** The groups of some ids, each in the order given. */
  of(ids: readonly string[]): string[][] {
    const groups = new Map<string, string[]>();
    for (const id of ids) {
      const root = this.#rootOf(id);
      const group = groups.get(root);
      if (group) group.push(id);
      else groups.set(root, [id]);
    }
    return [...groups.values()];
  }
}
