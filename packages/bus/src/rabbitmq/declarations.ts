/** Remembers what one channel has declared, so that not every message declares it again. */
export class Declarations {
  readonly #known = new Map<string, Promise<void>>();

  /** Declares it unless already declared; a failed declaration is forgotten, so that the next call repeats it. */
  async once(name: string, declare: () => Promise<void>): Promise<void> {
    let declared = this.#known.get(name);
    if (declared === undefined) {
      declared = declare();
      this.#known.set(name, declared);
      declared.catch(() => this.#known.delete(name));
    }
    await declared;
  }

  /** For what is gone: the next `once` declares it again. */
  forget(name: string): void {
    this.#known.delete(name);
  }
}
