/** Entries of a list are cut into chunks of at most this many, so that adding one moves few others. */
const chunkSize = 512;

/** A part of a sorted list. The list must not change while its entries are read. */
export interface Section<Entry> {
  readonly count: number;
  entries(isReversed?: boolean): Iterable<Entry>;
}

interface Place {
  readonly chunk: number;
  readonly offset: number;
}

type IsBefore<Entry> = (entry: Entry) => boolean;

/** A list that stays sorted. */
export class SortedEntries<Entry> {
  private readonly chunks: Entry[][] = [];

  /** `compare` must tell any two entries apart. */
  constructor(private readonly compare: (one: Entry, other: Entry) => number) {}

  add(entry: Entry): void {
    let { chunk, offset } = this.place((other) => this.compare(other, entry) < 0);
    // The end of the chunk before is the same place.
    if (offset === 0 && chunk > 0) {
      chunk -= 1;
      offset = this.chunks[chunk]?.length ?? 0;
    }
    const entries = (this.chunks[chunk] ??= []);
    entries.splice(offset, 0, entry);
    if (entries.length <= chunkSize) return;
    // Entries that come in order fill chunks whole instead of halves.
    const half = offset === chunkSize ? chunkSize : chunkSize / 2;
    this.chunks.splice(chunk + 1, 0, entries.splice(half));
  }

  remove(entry: Entry): void {
    const { chunk, offset } = this.place((other) => this.compare(other, entry) < 0);
    const entries = this.chunks[chunk];
    const found = entries?.[offset];
    if (!entries || found === undefined || this.compare(found, entry) !== 0) return;
    entries.splice(offset, 1);
    if (entries.length === 0) this.chunks.splice(chunk, 1);
  }

  /** The entries that are not before the start, up to those that are not before the end. */
  section(isBeforeStart: IsBefore<Entry>, isBeforeEnd: IsBefore<Entry>): Section<Entry> {
    const from = this.place(isBeforeStart);
    const to = this.place(isBeforeEnd);
    let count = to.offset - from.offset;
    for (let chunk = from.chunk; chunk < to.chunk; chunk += 1) {
      count += (this.chunks[chunk] as Entry[]).length;
    }
    return {
      count: Math.max(0, count),
      entries: (isReversed = false) => this.between(from, to, isReversed),
    };
  }

  private *between(from: Place, to: Place, isReversed: boolean): Generator<Entry> {
    const last = Math.min(to.chunk, this.chunks.length - 1);
    for (let at = from.chunk; at <= last; at += 1) {
      const chunk = isReversed ? from.chunk + last - at : at;
      const entries = this.chunks[chunk] as Entry[];
      const start = chunk === from.chunk ? from.offset : 0;
      const end = chunk === to.chunk ? to.offset : entries.length;
      for (let index = 0; index < end - start; index += 1) {
        yield entries[isReversed ? end - 1 - index : start + index] as Entry;
      }
    }
  }

  /** The place after the entries that come before. */
  private place(isBefore: IsBefore<Entry>): Place {
    const chunk = partition(this.chunks, (entries) => isBefore(entries.at(-1) as Entry));
    return { chunk, offset: partition(this.chunks[chunk] ?? [], isBefore) };
  }
}

/** How many items at the beginning have a property, by halving. */
function partition<Item>(items: readonly Item[], has: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (has(items[middle] as Item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
