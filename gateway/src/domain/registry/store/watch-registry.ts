import { commonRefusal, type Logger } from '@shortlist/service-kit';
import { repeat } from '../../repeat.js';
import { emptyRegistry, type Registry } from '../registry.js';
import { changeRegistry, type RegistryStore } from './registry-store.js';

export interface RegistryWatch {
  /** The registry as it was read last. */
  readonly now: () => Registry;
  /** Whether it could be read when it was looked at last. */
  readonly isReadable: () => boolean;
  /** Where it is kept. Rejects with a sentence until that could be opened. */
  readonly store: Pick<RegistryStore, 'read' | 'write'>;
  /** Changes it where it is kept; false while that can't be opened. Rejects when it can't be written. */
  readonly change: (change: (now: Registry) => Registry) => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

export interface WatchRegistryOptions {
  /** Opens where it is kept; tried again until it succeeds. */
  readonly open: () => Promise<RegistryStore>;
  readonly log: Logger;
  /** Milliseconds between two looks; each gateway takes a change within them. */
  readonly intervalMs: number;
}

/** Reads the registry again and again. While it can't be read, the last one that could counts. */
export async function watchRegistry({
  open,
  log,
  intervalMs,
}: WatchRegistryOptions): Promise<RegistryWatch> {
  let store: RegistryStore | null = null;
  let now = emptyRegistry;
  let isBroken = false;

  async function look(): Promise<void> {
    try {
      store ??= await open();
      now = await store.read();
      if (isBroken) log.info({ revision: now.revision }, 'the registry of remotes is read again');
      isBroken = false;
    } catch (err) {
      if (!isBroken) {
        const { revision } = now;
        log.error(
          { err, revision },
          'the registry of remotes can not be read: the last one counts',
        );
      }
      isBroken = true;
    }
  }

  await look();
  const looks = repeat(look, intervalMs);
  async function opened(): Promise<RegistryStore> {
    if (store) return store;
    throw commonRefusal('Unavailable', {
      sentence: 'The registry of remotes is unavailable. Please try again in a moment.',
    });
  }
  return {
    now: () => now,
    isReadable: () => !isBroken,
    store: {
      read: async () => (await opened()).read(),
      write: async (next) => (await opened()).write(next),
    },
    change: async (change) => {
      if (!store) return false;
      now = await changeRegistry(store, change);
      return true;
    },
    stop: async () => {
      await looks.stop();
      await store?.close();
    },
  };
}
