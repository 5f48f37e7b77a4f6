import * as http from '@shortlist/contracts/http/resumes';
import type { JobProgress } from '@shortlist/contracts/job';
import { ApiError } from '@shortlist/web-kit';
import { createTestCall, createTestHost } from '@shortlist/web-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildJob } from '../../../tests/support/factories.js';
import {
  type FetchStub,
  stubEventStream,
  stubNoStream,
} from '../../../tests/support/stub-event-stream.js';
import { followJob } from './follow-job.js';

const progress = (done: number, status: JobProgress['status'] = 'processing'): JobProgress => ({
  jobId: 'job_1',
  status,
  total: 3,
  done,
});

const notFound = new ApiError({
  status: 404,
  code: '404',
  message: 'This screening does not exist.',
});

let fetchStub: FetchStub;

function follow(getJob: unknown, patience = 3, signal = new AbortController().signal) {
  const seen: number[] = [];
  const host = createTestHost({ call: createTestCall({ getJob }) });
  const onProgress = ({ done }: JobProgress) => seen.push(done);
  const last = followJob({ host, jobId: 'job_1', signal, onProgress, patience });
  return { seen, last };
}

describe('followJob', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    fetchStub.restore();
    vi.useRealTimers();
  });

  it('follows the stream with the token until the job ends', async () => {
    fetchStub = stubEventStream([progress(1), progress(3, 'completed')]);
    const { seen, last } = follow(() => {
      throw new Error('not asked while the stream is there');
    });
    expect(await last).toEqual(progress(3, 'completed'));
    expect(seen).toEqual([1, 3]);
    expect(fetchStub.requests[0]).toMatchObject({
      url: '/api/resumes/job/job_1/events',
      authorization: 'Bearer test-access-token',
    });
  });

  it('asks the stream to wait for a job that is only just being sent', async () => {
    fetchStub = stubEventStream([progress(3, 'completed')]);
    const host = createTestHost({ call: createTestCall({}) });
    const { signal } = new AbortController();
    const onProgress = () => undefined;
    await followJob({ host, jobId: 'job_1', signal, onProgress, patience: 1, isNew: true });
    expect(fetchStub.requests.map(({ url }) => url)).toEqual([
      '/api/resumes/job/job_1/events?since=sent',
    ]);
  });

  it('asks for the job where there is no stream', async () => {
    fetchStub = stubNoStream();
    const answers = [
      buildJob({ status: 'processing', done: 1, total: 3 }),
      buildJob({ status: 'completed', done: 3, total: 3 }),
    ];
    const { seen, last } = follow(() => answers.shift());
    await vi.advanceTimersByTimeAsync(2000);
    expect((await last).status).toBe('completed');
    expect(seen).toEqual([1, 3]);
  });

  it.each([['not json'], ['{"jobId":"job_1","status":"odd"}'], ['null']])(
    'falls back to asking when the stream says %p',
    async (data) => {
      fetchStub = stubEventStream([data]);
      const { last } = follow(() => buildJob({ status: 'failed' }));
      expect((await last).status).toBe('failed');
    },
  );

  it.each(['stream', 'asking'])('ends with a state that is not known, by %s', async (way) => {
    const newer = { ...buildJob(), status: 'paused', done: 1, total: 3 };
    fetchStub = way === 'stream' ? stubEventStream([JSON.stringify(newer)]) : stubNoStream();
    const { last } = follow(() => http.getJob.response.parse(newer));
    expect((await last).status).toBe('other');
  });

  it('bears with a job that is not there yet', async () => {
    fetchStub = stubNoStream();
    let asked = 0;
    const { last } = follow(() => {
      asked += 1;
      if (asked < 3) throw notFound;
      return buildJob();
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect((await last).status).toBe('completed');
  });

  it('gives up with the last error when its patience ends', async () => {
    fetchStub = stubNoStream();
    const { last } = follow(() => {
      throw notFound;
    });
    const error = last.catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await error).toBe(notFound);
  });

  it('stops at once when aborted', async () => {
    fetchStub = stubNoStream();
    const controller = new AbortController();
    const { last } = follow(() => buildJob({ status: 'processing' }), Infinity, controller.signal);
    const abandoned = new Error('abandoned');
    const error = last.catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(100);
    controller.abort(abandoned);
    expect(await error).toBe(abandoned);
  });
});
