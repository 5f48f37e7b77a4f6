import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChangeFollower, type ScreeningChange } from './change-follower.js';

const whose = { workspaceId: 'olive', jobId: 'job', userId: 'rita' };
const change = (more: Partial<ScreeningChange> = {}): ScreeningChange => ({
  ...{ workspaceId: 'olive', jobId: 'job', userId: 'ruth', changed: ['decisions'] },
  ...more,
});

function open(stopping = new AbortController().signal) {
  const follower = createChangeFollower({ lookMs: 1000, gatherMs: 200, stopping });
  const closing = new AbortController();
  const turns = follower.follow(whose, closing.signal);
  const next = async () => (await turns.next()).value;
  return { follower, next, close: () => closing.abort() };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a follower of changes', () => {
  it('gives the kinds that others changed meanwhile, together', async () => {
    const { follower, next } = open();
    expect(await next()).toEqual([]);
    follower.hear(change());
    follower.hear(change({ changed: ['marks', 'decisions'] }));
    follower.hear(change({ changed: ['other'] }));
    expect(await next()).toEqual(['decisions', 'marks']);
  });

  it.each([
    ['what they do themselves', { userId: 'rita' }],
    ['another screening', { jobId: 'other' }],
    ['the same id in another workspace', { workspaceId: 'mallory' }],
  ])('hears nothing of %s', async (_what, more) => {
    const { follower, next } = open();
    await next();
    follower.hear(change(more));
    const turn = next();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await turn).toEqual([]);
  });

  it('hears of all screenings of the workspace, and of what nobody did', async () => {
    const { follower, next } = open();
    await next();
    follower.hear(change({ jobId: null, userId: null, changed: ['people'] }));
    expect(await next()).toEqual(['people']);
  });

  it('waits a moment after changes, so that many become one turn', async () => {
    const { follower, next } = open();
    await next();
    follower.hear(change());
    await next();
    let isThere = false;
    const turn = next().finally(() => (isThere = true));
    follower.hear(change({ changed: ['marks'] }));
    await vi.advanceTimersByTimeAsync(199);
    expect(isThere).toBe(false);
    follower.hear(change({ changed: ['comments'] }));
    await vi.advanceTimersByTimeAsync(1);
    expect(await turn).toEqual(['marks', 'comments']);
  });

  it('takes a turn without changes when it is woken', async () => {
    const { follower, next } = open();
    await next();
    follower.wake('other');
    follower.wake('job');
    expect(await next()).toEqual([]);
  });

  it('ends with its reader and with the service, also in a pause', async () => {
    const stopping = new AbortController();
    for (const how of ['reader', 'service']) {
      const { follower, next, close } = open(stopping.signal);
      await next();
      follower.hear(change());
      await next();
      const turn = next();
      if (how === 'reader') close();
      else stopping.abort();
      expect(await turn).toBeUndefined();
      expect(follower.size).toBe(0);
    }
  });
});
