/** Remembers what one channel has declared, so that not every message declares it again. */
export class Declarations {
  readonly #declaring = new Map<string, Promise<void>>();
  readonly #declared = new Set<string>();

  /** Declares it; undefined when that was done before. A failed declaration is forgotten, so that the next call repeats it. */
  once(name: string, declare: () => Promise<void>): Promise<void> | undefined {
    if (this.#declared.has(name)) return undefined;
    const running = this.#declaring.get(name);
    if (running) return running;
    const declaring = declare();
    this.#declaring.set(name, declaring);
    declaring.then(
      () => this.#end(name, true),
      () => this.#end(name, false),
    );
    return declaring;
  }

  /** For what is gone: the next `once` declares it again. */
  forget(name: string): void {
    this.#declared.delete(name);
  }

  #end(name: string, isDeclared: boolean): void {
    this.#declaring.delete(name);
    if (isDeclared) this.#declared.add(name);
  }
}
