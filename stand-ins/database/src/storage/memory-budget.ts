import { MongoError } from '../errors.js';

const megabyte = 1024 * 1024;

/** The memory that documents and indexes may take; all sizes in bytes. */
export class MemoryBudget {
  private used = 0;

  constructor(readonly limit: number = Number.POSITIVE_INFINITY) {}

  /** Takes more, or gives back (negative). Error 146 when more is wanted than is left; giving back always succeeds. */
  take(bytes: number): void {
    if (bytes > 0 && this.used + bytes > this.limit) {
      throw new MongoError(
        146,
        `The embedded database holds ${inMegabytes(this.used)} of ${inMegabytes(this.limit)} MB, and this needs more. Delete something, give it more memory (MONGO_MEMORY_MB), or set MONGODB_URI to a MongoDB server.`,
      );
    }
    this.used += bytes;
  }

  /** Counts what exists already, even beyond the limit. */
  count(bytes: number): void {
    this.used += bytes;
  }

  reset(): void {
    this.used = 0;
  }

  /** Throws a sentence when more is held than allowed. */
  assertHolds(folder: string): void {
    if (this.used <= this.limit) return;
    throw new Error(
      `The data in ${folder} needs ${inMegabytes(this.used)} MB of memory and ${inMegabytes(this.limit)} MB are allowed. Set MONGO_MEMORY_MB to ${Math.ceil((this.used / megabyte) * 1.25)}, or MONGODB_URI to a MongoDB server.`,
    );
  }
}

const inMegabytes = (bytes: number): string =>
  (bytes / megabyte).toLocaleString('en-GB', { maximumFractionDigits: bytes < megabyte ? 2 : 0 });
