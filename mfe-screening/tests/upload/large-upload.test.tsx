import type * as http from '@shortlist/contracts/http/resumes';
import type { CallInput } from '@shortlist/host-api';
import { ApiError } from '@shortlist/web-kit';
import { createTestCall, createTestHost } from '@shortlist/web-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  resumeScreening,
  retryScreening,
  startScreening,
} from '../../src/workflow/run-screening.js';
import { uploadIdOf } from '../../src/workflow/sending/split-parts.js';
import { createWorkflow, type Workflow } from '../../src/workflow/workflow.js';
import { buildFile, buildJob } from '../support/factories.js';
import { type FetchStub, stubEventStream } from '../support/stub-event-stream.js';

type FirstInput = CallInput<typeof http.processResumes>;
type AddInput = CallInput<typeof http.addResumes>;

const unreachable = new ApiError({
  status: null,
  code: 'NETWORK_ERROR',
  message: 'Network error.',
});
const noTokens = new ApiError({ status: 402, code: '402', message: 'No tokens left.' });

let workflow: Workflow;
let fetchStub: FetchStub;

/** A server that counts what it was sent, and never scores faster than it is asked. */
function server(refuse: (input: AddInput, attempt: number) => void = () => undefined) {
  const firsts: FirstInput[] = [];
  const added: AddInput[] = [];
  let attempts = 0;
  const total = () =>
    firsts.length * 100 + added.reduce((n, { files }) => n + (files?.length ?? 0), 0);
  const host = createTestHost({
    call: createTestCall({
      processResumes: (input: FirstInput) => {
        firsts.push(input);
        input.onUploadProgress?.(1);
        return new Promise(() => undefined);
      },
      addResumes: (input: AddInput) => {
        attempts += 1;
        refuse(input, attempts);
        added.push(input);
        return { jobId: 'x', status: 'processing', done: 0, total: total() };
      },
      getJob: () => buildJob({ done: total(), total: total() }),
    }),
  });
  return { host, firsts, added, attempts: () => attempts };
}

async function settle(run: Promise<void>): Promise<void> {
  await vi.advanceTimersByTimeAsync(120_000);
  await run;
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  const accepted = { jobId: 'x', status: 'processing' as const, done: 0, total: 100 };
  fetchStub = stubEventStream([accepted]);
  workflow = createWorkflow(sessionStorage, 'user_1');
  const uploadedFiles = Array.from({ length: 250 }, (_, index) => buildFile(`${index}.pdf`));
  workflow.update({ jobDescription: 'Ward Manager', uploadedFiles });
});
afterEach(() => {
  fetchStub.restore();
  vi.useRealTimers();
});

describe('more than 100 files', () => {
  it('go up in parts: the first starts the screening, the others are added to it', async () => {
    const { host, firsts, added } = server();
    await settle(startScreening(host, workflow));
    const { run, currentJobId } = workflow.getState();
    expect(run).toEqual({ phase: 'done', jobId: currentJobId });
    expect(firsts.map(({ files }) => files?.length)).toEqual([100]);
    expect(added.map(({ files }) => files?.length)).toEqual([100, 50]);
    const jobId = currentJobId ?? '';
    expect(added.map(({ body }) => body?.uploadId)).toEqual([
      uploadIdOf(jobId, 1),
      uploadIdOf(jobId, 2),
    ]);
    expect(added[1]?.files?.[0]?.name).toBe('200.pdf');
  });

  it('are retried part by part under the same id', async () => {
    const ids: unknown[] = [];
    const { host, firsts } = server(({ body }, attempt) => {
      ids.push(body?.uploadId);
      if (attempt < 3) throw unreachable;
    });
    await settle(startScreening(host, workflow));
    expect(workflow.getState().run?.phase).toBe('done');
    expect(firsts).toHaveLength(1);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
  });

  it('that are refused in the middle leave what is there, and Retry sends the rest only', async () => {
    let hasTokens = false;
    const { host, firsts, added } = server((_input, attempt) => {
      if (attempt > 1 && !hasTokens) throw noTokens;
    });
    await settle(startScreening(host, workflow));
    expect(workflow.getState().run).toMatchObject({
      phase: 'failed',
      remedy: 'partly',
      sentFiles: 200,
      files: 250,
      message: 'No tokens left.',
    });
    hasTokens = true;
    await settle(retryScreening(host, workflow));
    expect(workflow.getState().run?.phase).toBe('done');
    expect(firsts).toHaveLength(1);
    expect(added.map(({ files }) => files?.length)).toEqual([100, 50]);
  });

  it('go on after a reload with the parts that are missing', async () => {
    const { host, firsts, added } = server((_input, attempt) => {
      if (attempt === 2) throw noTokens;
    });
    await settle(startScreening(host, workflow));
    const { sent, currentJobId } = workflow.getState();
    const keeper = {
      load: () => Promise.resolve({ draft: [], sent: sent?.files ?? [] }),
      save: () => undefined,
      onUnkept: () => undefined,
    };
    const reloaded = createWorkflow(sessionStorage, 'user_1', keeper);
    await settle(resumeScreening(host, reloaded, currentJobId ?? ''));
    expect(reloaded.getState().run?.phase).toBe('done');
    expect(firsts).toHaveLength(1);
    expect(added.map(({ files }) => files?.length)).toEqual([100, 50]);
  });
});
