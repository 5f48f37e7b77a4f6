import { describe, expect, it } from 'vitest';
import { createLogger } from '../logger.js';
import { createLifecycle } from './create-lifecycle.js';
import { type Parts, StoppedError } from './create-parts.js';

const log = createLogger({ name: 'test', level: 'silent' });

/** A lifecycle that records what is opened and closed. */
function createLife(open: (parts: Parts) => Promise<string> = async () => 'running') {
  const events: string[] = [];
  const life = createLifecycle({ log }, async (parts) => {
    await parts.open(
      'database',
      () => events.push('open'),
      () => events.push('closed'),
    );
    return open(parts);
  });
  return { life, events };
}

describe('a life', () => {
  it('begins with the start and ends with the stop', async () => {
    const { life, events } = createLife();
    expect(events).toEqual([]);
    expect(await life.start()).toBe('running');
    expect(events).toEqual(['open']);
    await life.stop();
    expect(events).toEqual(['open', 'closed']);
  });

  it('keeps nothing open when the start fails in the middle, and says why', async () => {
    const { life, events } = createLife((parts) =>
      parts.open('bus', () => Promise.reject(new Error('refused'))),
    );
    await expect(life.start()).rejects.toThrow('refused');
    expect(events).toEqual(['open', 'closed']);
    await life.stop();
    expect(events).toEqual(['open', 'closed']);
  });

  it('says why the start failed also when a part can not be closed then', async () => {
    const { life } = createLife(async (parts) => {
      await parts.open(
        'bus',
        () => undefined,
        () => Promise.reject(new Error('hangs')),
      );
      throw new Error('refused');
    });
    await expect(life.start()).rejects.toThrow('refused');
  });

  it('refuses a second start', async () => {
    const { life, events } = createLife();
    await life.start();
    await expect(life.start()).rejects.toThrow('Make a new one');
    expect(events).toEqual(['open']);
    await life.stop();
    await expect(life.start()).rejects.toThrow('Make a new one');
  });

  it('is stopped once, however often that is asked', async () => {
    const { life, events } = createLife();
    await life.start();
    await Promise.all([life.stop(), life.stop()]);
    await life.stop();
    expect(events).toEqual(['open', 'closed']);
  });

  it('never begins after a stop', async () => {
    const { life, events } = createLife();
    await life.stop();
    await expect(life.start()).rejects.toBeInstanceOf(StoppedError);
    expect(events).toEqual([]);
  });

  it('keeps nothing open when it is stopped in the middle of its start', async () => {
    const { life, events } = createLife(async (parts) => {
      const stopped = life.stop();
      await stopped;
      // Code that is no part fails in its own way, because its database is gone.
      if (parts.stopping.aborted) throw new Error('not connected');
      return 'running';
    });
    await expect(life.start()).rejects.toBeInstanceOf(StoppedError);
    expect(events).toEqual(['open', 'closed']);
  });

  it('has not begun when the stop came with the last part', async () => {
    const { life, events } = createLife(async () => {
      void life.stop();
      return 'running';
    });
    await expect(life.start()).rejects.toBeInstanceOf(StoppedError);
    expect(events).toEqual(['open', 'closed']);
  });
});
