/** The exhausted memory: the room of one account, or all there is. */
export type MemoryShortage = 'account' | 'all';

/** A request's share of the memory that uploads may hold. */
export interface MemoryLease {
  /** Counts `bytes` more and returns null; or counts nothing and says what is full. */
  reserve(bytes: number): MemoryShortage | null;
  /** Gives `bytes` back, e.g. of a file that has been read. */
  giveBack(bytes: number): void;
  /** Gives back whatever is left. Safe to call more than once. */
  end(): void;
}

/**
 * Counts the bytes that uploads hold in memory over all requests, and refuses more than `maxBytes`. The uploads of one
 * account get half of it together; one alone may be larger, as it could not be sent otherwise.
 */
export class UploadMemory {
  #bytes = 0;
  readonly #byAccount = new Map<string, number>();

  constructor(
    readonly maxBytes: number,
    /** Called for every refusal. */
    private readonly onRefused: () => void = () => {},
  ) {}

  /** Bytes held now. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Of an upload of that account. */
  lease(account: string): MemoryLease {
    let held = 0;
    const hold = (bytes: number) => {
      held += bytes;
      this.#count(account, bytes);
    };
    const giveBack = (bytes: number) => hold(-Math.min(bytes, held));
    return {
      reserve: (bytes) => {
        const shortage = this.#shortage(account, held, bytes);
        if (shortage) this.onRefused();
        else hold(bytes);
        return shortage;
      },
      giveBack,
      end: () => giveBack(held),
    };
  }

  #shortage(account: string, held: number, bytes: number): MemoryShortage | null {
    const ofAccount = this.#byAccount.get(account) ?? 0;
    if (ofAccount > held && ofAccount + bytes > this.maxBytes / 2) return 'account';
    return this.#bytes + bytes > this.maxBytes ? 'all' : null;
  }

  #count(account: string, bytes: number): void {
    this.#bytes += bytes;
    const ofAccount = (this.#byAccount.get(account) ?? 0) + bytes;
    if (ofAccount > 0) this.#byAccount.set(account, ofAccount);
    else this.#byAccount.delete(account);
  }
}
