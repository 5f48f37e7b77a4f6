/** A person's decision about two files. */
export interface SaidPair {
  readonly one: string;
  readonly other: string;
  /** False: they are of different people. */
  readonly isSame: boolean;
}

/** Decisions of persons about pairs of files, found by file. */
export class SaidPairs {
  readonly #byFile = new Map<string, Map<string, boolean>>();

  constructor(pairs: readonly SaidPair[]) {
    for (const { one, other, isSame } of pairs) {
      this.#add(one, other, isSame);
      this.#add(other, one, isSame);
    }
  }

  #add(one: string, other: string, isSame: boolean) {
    const known = this.#byFile.get(one);
    if (known) known.set(other, isSame);
    else this.#byFile.set(one, new Map([[other, isSame]]));
  }

  isApart(one: string, other: string): boolean {
    return this.#byFile.get(one)?.get(other) === false;
  }

  /** True when a person said something of it. */
  isAbout(id: string): boolean {
    return this.#byFile.has(id);
  }

  /** The files that were said to be of another person than `id`. */
  apartFrom(id: string): string[] {
    return [...(this.#byFile.get(id) ?? [])].flatMap(([other, isSame]) => (isSame ? [] : [other]));
  }
}
