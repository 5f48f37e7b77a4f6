import { MongoError } from '../errors.js';
import { copyStore } from './copy-store.js';
import type { RecordKey } from './open-store.js';
import { type OpenedStore, openStore, type OpenStoreOptions } from './open-store.js';

type Change = readonly [key: RecordKey, value: Uint8Array | undefined];

/** Options of {@link Journal}. */
export interface JournalOptions extends OpenStoreOptions {
  /** Called when a commit failed, before its waiters are told: memory then holds what never reached the disk. */
  readonly onFailure: (error: MongoError) => void;
  /** Called when the disk takes writes again. */
  readonly onRecovery: () => void;
}

/** Free space a disk must have before writes resume, in bytes: less would fail at the next document. */
const roomToGoOn = 1024 * 1024;

/** Milliseconds between two tries to write to a disk that refused a write. */
const retryInterval = 1000;

const probe = new Uint8Array(1);

/**
 * The durable half of the server: bytes by key, on disk when `durable()` resolves. What is put in one turn of the event
 * loop is committed together; what comes during a commit shares the next one, which keeps many clients fast. A commit
 * happens as a whole or not at all; after a failed one nothing is accepted until the disk takes writes again.
 */
export class Journal {
  private pending: Change[] = [];
  private last: Promise<void> = Promise.resolve();
  private isScheduled = false;
  private retry: NodeJS.Timeout | undefined;
  private failed: MongoError | undefined;
  private opened: OpenedStore;

  /** Opens the store in a folder; throws a sentence when it is damaged. */
  constructor(
    private readonly directory: string,
    private readonly options: JournalOptions,
  ) {
    this.opened = openStore(directory, options);
  }

  /** Why nothing can be written now; undefined while writes are accepted. */
  get failure(): MongoError | undefined {
    return this.failed;
  }

  /** Everything on the disk, in the order of the keys. */
  entries(): Iterable<{ key: RecordKey; value: Uint8Array }> {
    return this.opened.store.getRange({}) as Iterable<{ key: RecordKey; value: Uint8Array }>;
  }

  put(key: RecordKey, value: Uint8Array): void {
    this.change([key, value]);
  }

  remove(key: RecordKey): void {
    this.change([key, undefined]);
  }

  /** Resolves once everything put so far is on disk; rejects with error 14031 when that failed. */
  durable(): Promise<void> {
    return this.last;
  }

  /** Copies what is on the disk into a newly made folder, as of one moment; writes go on. */
  copy(target: string): Promise<void> {
    return copyStore(this.opened.store, this.directory, target);
  }

  /** Waits for pending commits, then closes the store. */
  async close(): Promise<void> {
    await this.last.catch(() => undefined);
    clearTimeout(this.retry);
    await this.opened.store.close();
  }

  private change(change: Change): void {
    if (this.failed) throw this.failed;
    this.pending.push(change);
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.last = this.last.then(() => this.commit());
    // Writers learn of it through durable(); nobody waits for what the server removed by itself.
    this.last.catch(() => undefined);
  }

  private async commit(): Promise<void> {
    const changes = this.pending;
    this.pending = [];
    this.isScheduled = false;
    const { store, reserve } = this.opened;
    try {
      reserve.ensure(changes.map(([, value]) => value?.length ?? 0));
      await store.batch(() => {
        for (const [key, value] of changes) {
          if (value) void store.put(key, value);
          else void store.remove(key);
        }
      });
    } catch (error) {
      throw this.fail(await reasonOf(error), error);
    }
  }

  private fail(reason: string, cause: unknown): MongoError {
    const failure = new MongoError(
      14031,
      `The database can't write to its data folder (${reason}). Free some space on the disk or mend it; writing then goes on by itself.`,
    );
    failure.cause = cause;
    this.failed = failure;
    // Later changes build on what was lost, so they are dropped with it.
    this.pending = [];
    this.isScheduled = false;
    this.options.onFailure(failure);
    this.tryLater();
    return failure;
  }

  private tryLater(): void {
    this.retry = setTimeout(() => void this.recover(), retryInterval);
    this.retry.unref();
  }

  private async recover(): Promise<void> {
    const { store, reserve } = this.opened;
    try {
      reserve.ensure([roomToGoOn]);
      store.putSync([0, 0], probe);
    } catch (error) {
      await this.reopenAfter(error);
      this.tryLater();
      return;
    }
    this.failed = undefined;
    this.last = Promise.resolve();
    this.options.onRecovery();
  }

  /** A store whose head page could not be written accepts nothing more until it is reopened. */
  private async reopenAfter(error: unknown): Promise<void> {
    if (!String(error).includes('MDB_PANIC')) return;
    await this.opened.store.close();
    this.opened = openStore(this.directory, this.options);
  }
}

/** The store reports a failed commit's reason in a second promise; the text around it is for programmers. */
async function reasonOf(error: unknown): Promise<string> {
  const { commitError, message } = error as Error & { commitError?: Promise<never> };
  const reason = commitError ? await commitError.catch((cause: Error) => cause.message) : message;
  return reason.replace(/^E[A-Z]+: /, '').replace(/[:,].*/, '');
}
