/** A request's share of the memory that uploads may hold. */
export interface MemoryLease {
  /** Counts `bytes` more; false when the uploads of all requests together would exceed the cap. */
  take(bytes: number): boolean;
  /** Gives `bytes` back, e.g. of a file that has been read. */
  giveBack(bytes: number): void;
  /** Gives back whatever is left. Safe to call more than once. */
  end(): void;
}

/** Counts the bytes that uploads hold in memory over all requests, and refuses more than `maxBytes`. */
export class UploadMemory {
  #bytes = 0;

  constructor(
    readonly maxBytes: number,
    /** Called for every refusal. */
    private readonly onRefused: () => void = () => {},
  ) {}

  /** Bytes held now. */
  get bytes(): number {
    return this.#bytes;
  }

  lease(): MemoryLease {
    let held = 0;
    const giveBack = (bytes: number) => {
      const returned = Math.min(bytes, held);
      held -= returned;
      this.#bytes -= returned;
    };
    return {
      take: (bytes) => {
        if (this.#bytes + bytes > this.maxBytes) {
          this.onRefused();
          return false;
        }
        held += bytes;
        this.#bytes += bytes;
        return true;
      },
      giveBack,
      end: () => giveBack(held),
    };
  }
}
