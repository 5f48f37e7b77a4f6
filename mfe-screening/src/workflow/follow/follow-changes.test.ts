import { createTestCall, createTestHost } from '@shortlist/web-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type FetchStub,
  stubEventStream,
  stubNoStream,
} from '../../../tests/support/stub-event-stream.js';
import { followChanges } from './follow-changes.js';

let fetchStub: FetchStub;
let closing: AbortController;

function follow() {
  const parts: string[] = [];
  const state = { isLive: false };
  const host = createTestHost({ call: createTestCall({}) });
  const { signal } = closing;
  const end = followChanges({
    ...{ host, jobId: 'job_1', signal },
    onChanged: (changed) => parts.push(...changed),
    onLive: (isLive) => {
      state.isLive = isLive;
    },
  });
  return { state, parts, end };
}

beforeEach(() => {
  vi.useFakeTimers();
  closing = new AbortController();
});
afterEach(() => {
  closing.abort();
  fetchStub.restore();
  vi.useRealTimers();
});

describe('followChanges', () => {
  it('catches up, then notifies each part once of an event', async () => {
    const event = JSON.stringify({ changed: ['decisions', 'people', 'marks', 'comments'] });
    fetchStub = stubEventStream([event], { open: true });
    const { state, parts } = follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.isLive).toBe(true);
    expect(parts).toEqual(['overview', 'presence', 'overview', 'reading', 'comments']);
    expect(fetchStub.requests[0]).toEqual({
      url: '/api/resumes/job/job_1/changes',
      authorization: 'Bearer test-access-token',
    });
  });

  it('asks again after growing pauses where there is no stream, and lets the page ask by itself', async () => {
    fetchStub = stubNoStream();
    const { state, parts } = follow();
    await vi.advanceTimersByTimeAsync(1000);
    expect([fetchStub.requests.length, state.isLive]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetchStub.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(fetchStub.requests.length).toBeLessThan(20);
    expect(parts).toEqual([]);
  });

  it('opens it again when it ends, and catches up', async () => {
    fetchStub = stubEventStream([]);
    const { state, parts } = follow();
    await vi.advanceTimersByTimeAsync(1000);
    expect(state.isLive).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetchStub.requests).toHaveLength(2);
    expect(parts).toEqual(['overview', 'presence', 'overview', 'presence']);
  });

  it.each([401, 403, 404])('gives up when it is refused with %i', async (status) => {
    fetchStub = stubNoStream(status);
    await expect(follow().end).resolves.toBeUndefined();
    expect(fetchStub.requests).toHaveLength(1);
  });

  it('ends when it is aborted', async () => {
    fetchStub = stubNoStream();
    const { end } = follow();
    await vi.advanceTimersByTimeAsync(0);
    closing.abort();
    await expect(end).resolves.toBeUndefined();
  });
});
