import { compareValues } from '../bson/compare.js';
import { entryKey } from './index-keys.js';

/** An index entry and its record. */
export interface RunEntry {
  readonly values: readonly unknown[];
  readonly recordId: number;
}

/** Which part of an index in which order: the values of its first fields, then a direction for each of the next. */
export interface RunOrder {
  readonly prefix: readonly unknown[];
  readonly directions: readonly (1 | -1)[];
}

/** Values between which the first sorted field lies, both included; undefined: no bound on that side. */
export interface RunBounds {
  readonly least?: unknown;
  readonly most?: unknown;
}

/** Entries of an index that share their first values, in the order of the next fields; equal ones by record. */
export class OrderedRun {
  private readonly entries: RunEntry[];
  private readonly key: string;

  constructor(
    private readonly order: RunOrder,
    entries: Iterable<RunEntry>,
  ) {
    this.key = entryKey(order.prefix);
    this.entries = [...entries].sort((one, other) => this.compare(one, other));
  }

  add(entry: RunEntry): void {
    if (this.holds(entry)) this.entries.splice(this.placeOf(entry), 0, entry);
  }

  remove(entry: RunEntry): void {
    if (!this.holds(entry)) return;
    const place = this.placeOf(entry);
    if (this.entries[place]?.recordId === entry.recordId) this.entries.splice(place, 1);
  }

  /** The records within bounds, in order. The run must not change meanwhile. */
  *recordIds({ least, most }: RunBounds): Generator<number> {
    const [start, end] = this.order.directions[0] === 1 ? [least, most] : [most, least];
    const from = start === undefined ? 0 : this.search((entry) => this.side(entry, start) < 0);
    for (let place = from; place < this.entries.length; place += 1) {
      const entry = this.entries[place] as RunEntry;
      if (end !== undefined && this.side(entry, end) > 0) return;
      yield entry.recordId;
    }
  }

  private holds({ values }: RunEntry): boolean {
    return entryKey(values.slice(0, this.order.prefix.length)) === this.key;
  }

  /** Below 0 when the entry comes before that value of the first sorted field, above 0 when after it. */
  private side({ values }: RunEntry, value: unknown): number {
    const { prefix, directions } = this.order;
    return compareValues(values[prefix.length], value) * (directions[0] as number);
  }

  private compare(one: RunEntry, other: RunEntry): number {
    const { prefix, directions } = this.order;
    for (const [index, direction] of directions.entries()) {
      const field = prefix.length + index;
      const result = compareValues(one.values[field], other.values[field]);
      if (result !== 0) return result * direction;
    }
    return one.recordId - other.recordId;
  }

  private placeOf(entry: RunEntry): number {
    return this.search((other) => this.compare(other, entry) < 0);
  }

  /** The place of the first entry that is not before, by halving. */
  private search(isBefore: (entry: RunEntry) => boolean): number {
    let low = 0;
    let high = this.entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(this.entries[middle] as RunEntry)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Runs of one index that are kept in order; what was not asked for longest is forgotten. */
const maxRuns = 32;

/** The runs of an index that queries asked for, kept up to date. */
export class OrderedRuns {
  private readonly runs = new Map<string, OrderedRun>();

  /** The run in that order, made of `entries` when it is not kept already. */
  get(order: RunOrder, entries: () => Iterable<RunEntry>): OrderedRun {
    const key = `${order.directions.join()} ${entryKey(order.prefix)}`;
    const run = this.runs.get(key) ?? new OrderedRun(order, entries());
    this.runs.delete(key);
    this.runs.set(key, run);
    const [oldest] = this.runs.keys();
    if (this.runs.size > maxRuns && oldest !== undefined) this.runs.delete(oldest);
    return run;
  }

  add(entry: RunEntry): void {
    for (const run of this.runs.values()) run.add(entry);
  }

  remove(entry: RunEntry): void {
    for (const run of this.runs.values()) run.remove(entry);
  }
}
