import { describe, expect, it } from 'vitest';
import { countdownOf, timeMark, timeText } from './countdown.js';
import { endOf, endSentence } from './outbox-end.js';
import { runOf } from './outbox-run.js';
import { outboxHeadline } from './outbox-sentences.js';
import { type OutboxEntry, type OutboxState, withAnswer } from './outbox-view.js';
import { pauseAfter, pauseAfterErrors } from './poll-pace.js';

const start = Date.parse('2026-11-20T10:00:00.000Z');
/** So many seconds after the start. */
const time = (seconds: number) => new Date(start + seconds * 1000).toISOString();
const entry = (
  candidateId: string,
  state: OutboxEntry['state'],
  at: number,
  sendAt: number | null = null,
): OutboxEntry => ({
  candidateId,
  email: `${candidateId}@example.com`,
  state,
  reason: null,
  sendAt: sendAt === null ? null : time(sendAt),
  at: time(at),
});
const answer = (entries: OutboxEntry[], asOf: number, nextSendAt: number | null = null) => {
  const count = (state: string) => entries.filter((each) => each.state === state).length;
  return {
    entries,
    counts: {
      queued: count('queued'),
      sending: count('sending'),
      sent: count('sent'),
      failed: count('failed'),
      unknown: count('unknown'),
      stopped: count('stopped'),
    },
    nextSendAt: nextSendAt === null ? null : time(nextSendAt),
    delaySeconds: 30,
    asOf: time(asOf),
  } satisfies OutboxState;
};
const viewOf = (...args: Parameters<typeof answer>) => withAnswer(null, answer(...args));

describe('withAnswer', () => {
  it('adds what changed and keeps the rest', () => {
    const first = viewOf([entry('a', 'queued', 0, 30), entry('b', 'queued', 0, 30)], 1, 30);
    const next = withAnswer(first, answer([entry('a', 'sent', 31)], 32));
    expect([...next.entries.values()].map(({ state }) => state)).toEqual(['sent', 'queued']);
    expect(next.asOf).toBe(time(32));
  });

  it('is not set back by an answer that was overtaken', () => {
    const known = viewOf([entry('a', 'stopped', 10)], 10);
    const late = withAnswer(
      known,
      answer([entry('a', 'queued', 0, 30), entry('b', 'queued', 0, 30)], 5, 30),
    );
    expect(late.entries.get('a')?.state).toBe('stopped');
    expect(late.entries.has('b')).toBe(true);
    expect(late.counts).toEqual(known.counts);
    expect(late.nextSendAt).toBeNull();
  });
});

describe('runOf', () => {
  it('is nothing while nothing is under way', () => {
    expect(runOf(viewOf([entry('a', 'sent', 0), entry('b', 'stopped', 0)], 1)).total).toBe(0);
  });

  it('counts what has left since it was confirmed, not what was sent before', () => {
    const view = viewOf(
      [
        entry('before', 'sent', -20),
        entry('a', 'sent', 31),
        entry('b', 'failed', 32),
        entry('c', 'sending', 33),
        entry('d', 'queued', 0, 30),
      ],
      33,
      30,
    );
    expect(runOf(view)).toMatchObject({ sent: 1, failed: 1, sending: 1, queued: 1, total: 4 });
    const waiting = viewOf([entry('before', 'sent', -1), entry('d', 'queued', 0, 30)], 1, 30);
    expect(runOf(waiting)).toMatchObject({ sent: 0, total: 1 });
  });

  it('knows after a reload what left before the last one', () => {
    const view = viewOf(
      [
        entry('old', 'sent', -500),
        entry('a', 'sent', 40),
        entry('b', 'sent', 80),
        entry('c', 'sending', 90),
      ],
      91,
    );
    expect(runOf(view)).toMatchObject({ sent: 2, sending: 1, total: 3 });
  });
});

describe('the countdown', () => {
  const view = viewOf([entry('a', 'queued', 0, 30), entry('b', 'queued', 0, 30)], 11, 30);

  it('says what is left, and never less than nothing', () => {
    expect(countdownOf(view, start + 11_000)).toEqual({ seconds: 19, share: 19 / 30, next: 2 });
    expect(countdownOf(view, start + 99_000)).toMatchObject({ seconds: 0, share: 0 });
    expect(countdownOf(viewOf([], 0), start)).toBeNull();
  });

  it.each([
    [0.2, '1 second', '1'],
    [19, '19 seconds', '19'],
    [60, '1 minute', '60'],
    [299, '4 minutes 59 seconds', '4m'],
    [3600, '1 hour', '1h'],
    [5461, '1 hour 31 minutes', '1h'],
    [86_400, '24 hours', '24h'],
  ])('of %d seconds reads %s', (seconds, text, mark) => {
    expect(timeText(seconds)).toBe(text);
    expect(timeMark(seconds)).toBe(mark);
  });

  it('says when only some leave next', () => {
    const two = viewOf([entry('a', 'queued', 0, 30), entry('b', 'queued', 0, 300)], 0, 30);
    expect(outboxHeadline(runOf(two), countdownOf(two, start))).toBe(
      '2 emails wait, the next goes out in 30 seconds',
    );
  });
});

describe('the pace', () => {
  it('is fast near the time and while emails leave, slow otherwise', () => {
    const waiting = viewOf([entry('a', 'queued', 0, 3600)], 0, 3600);
    expect(pauseAfter(waiting, start)).toBe(15_000);
    expect(pauseAfter(waiting, start + 3_590_000)).toBe(8500);
    expect(pauseAfter(waiting, start + 3_599_000)).toBe(1000);
    expect(pauseAfter(viewOf([entry('a', 'sending', 0)], 1), start)).toBe(1000);
    expect(pauseAfter(viewOf([entry('a', 'sent', 0)], 1), start)).toBe(60_000);
    expect([1, 2, 3, 99].map(pauseAfterErrors)).toEqual([2000, 4000, 8000, 60_000]);
  });
});

describe('the end', () => {
  it('comes when nothing of it waits or leaves, and counts what became of it', () => {
    const view = viewOf(
      [entry('a', 'sent', 1), entry('b', 'queued', 0, 30), entry('c', 'failed', 1)],
      2,
      30,
    );
    expect(endOf(view, ['a', 'b'])).toBeNull();
    expect(endOf(view, ['a', 'c'])).toMatchObject({ sent: 1, failed: 1 });
  });

  it('is said in one sentence', () => {
    const nothing = { sent: 0, failed: 0, unknown: 0, stopped: 0, other: 0 };
    expect(endSentence(nothing)).toBe('');
    expect(endSentence({ ...nothing, stopped: 1 })).toBe('1 email was stopped.');
    expect(endSentence({ ...nothing, sent: 2, unknown: 1 })).toBe(
      '2 sent successfully, 0 failed, 1 may have arrived.',
    );
  });
});
