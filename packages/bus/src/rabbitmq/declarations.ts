/** What was declared over one channel, so that nothing is declared for every message. */
export class Declarations {
  readonly #known = new Map<string, Promise<void>>();

  /** Declares what is not declared yet; a declaration that failed is forgotten, so that the next try makes it again. */
  async once(name: string, declare: () => Promise<void>): Promise<void> {
    let declared = this.#known.get(name);
    if (declared === undefined) {
      declared = declare();
      this.#known.set(name, declared);
      declared.catch(() => this.#known.delete(name));
    }
    await declared;
  }

  /** Declares it again the next time: it is gone. */
  forget(name: string): void {
    this.#known.delete(name);
  }
}
