import { createLogger } from '@shortlist/service-kit';
import { describe, expect, it } from 'vitest';
import { emptyRegistry } from '../registry.js';
import { watchRegistry } from './watch-registry.js';

const log = createLogger({ name: 'registry', level: 'silent' });

async function until(probe: () => boolean): Promise<void> {
  while (!probe()) await new Promise(setImmediate);
}

describe('a watched registry', () => {
  it('is the last one that could be read, and is followed again once it can', async () => {
    let answer = () => ({ ...emptyRegistry, revision: 1 });
    let reads = 0;
    let isClosed = false;
    const watch = await watchRegistry({
      log,
      intervalMs: 1,
      open: async () => ({
        read: async () => {
          reads += 1;
          return answer();
        },
        write: async () => false,
        close: async () => {
          isClosed = true;
        },
      }),
    });
    expect(watch.now().revision).toBe(1);
    answer = () => {
      throw new Error('The database is away.');
    };
    const before = reads;
    await until(() => reads > before + 2);
    expect([watch.now().revision, watch.isReadable()]).toEqual([1, false]);
    answer = () => ({ ...emptyRegistry, revision: 2 });
    await until(() => watch.now().revision === 2);
    await until(() => watch.isReadable());
    await watch.stop();
    expect(isClosed).toBe(true);
  });

  it('is empty until its place can be opened', async () => {
    let opens = 0;
    const watch = await watchRegistry({
      log,
      intervalMs: 1,
      open: async () => {
        opens += 1;
        if (opens < 3) throw new Error('The database is away.');
        return {
          read: async () => ({ ...emptyRegistry, revision: 7 }),
          write: async () => false,
          close: async () => undefined,
        };
      },
    });
    expect(watch.now()).toEqual(emptyRegistry);
    await until(() => watch.now().revision === 7);
    await watch.stop();
  });
});
