import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadPace, watchPace } from './watch-pace.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Sends so many bytes in each second of ten minutes; true when that was too slow. */
function isTooSlow(bytesIn: (second: number) => number): boolean {
  const onSlow = vi.fn();
  const pace = watchPace(uploadPace, onSlow);
  let received = 0;
  for (let second = 0; second < 600; second += 1) {
    received += bytesIn(second);
    pace.note(received);
    vi.advanceTimersByTime(1000);
  }
  pace.stop();
  return onSlow.mock.calls.length > 0;
}

describe('watchPace', () => {
  it('lets a slow line through, also one that is silent for 20 s again and again', () => {
    expect(isTooSlow(() => 50_000)).toBe(false);
    expect(isTooSlow(() => 5000)).toBe(false);
    expect(isTooSlow((second) => (second % 25 < 5 ? 50_000 : 0))).toBe(false);
  });

  it('notices who sends nothing, who stops, and who trickles', () => {
    expect(isTooSlow(() => 0)).toBe(true);
    expect(isTooSlow((second) => (second < 100 ? 50_000 : 0))).toBe(true);
    expect(isTooSlow(() => 1000)).toBe(true);
  });

  it('says so once, and not after its end', () => {
    const onSlow = vi.fn();
    watchPace(uploadPace, onSlow);
    watchPace(uploadPace, onSlow).stop();
    vi.advanceTimersByTime(10 * uploadPace.windowMs);
    expect(onSlow).toHaveBeenCalledTimes(1);
  });
});
