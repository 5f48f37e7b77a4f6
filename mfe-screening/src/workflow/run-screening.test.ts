import type * as http from '@shortlist/contracts/http/resumes';
import type { ProcessingResult } from '@shortlist/contracts/screening';
import type { CallInput, HostApi } from '@shortlist/host-api';
import { ApiError } from '@shortlist/web-kit';
import { createTestCall, createTestHost } from '@shortlist/web-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFile, buildJob } from '../../tests/support/factories.js';
import { type FetchStub, stubNoStream } from '../../tests/support/stub-event-stream.js';
import { resumeScreening, retryScreening, startScreening } from './run-screening.js';
import { createWorkflow, isProcessing, type Workflow } from './workflow.js';

type ProcessInput = CallInput<typeof http.processResumes>;

const apiError = (status: number | null, message: string, reason: string | null = null) =>
  new ApiError({ status, code: String(status), message, reason });
const unreachable = apiError(null, 'Network error.');
const notFound = apiError(404, 'This screening does not exist or is not yours.');

const result: ProcessingResult = {
  jobId: 'ignored',
  candidates: [],
  rejectionEmails: [],
  unreadable: [],
  criteria: [],
  demo: false,
};

function fail(error: unknown): () => never {
  return () => {
    throw error;
  };
}

function hostWith(answers: Record<string, unknown>, demoFallback = false): HostApi {
  const { config } = createTestHost();
  return createTestHost({
    call: createTestCall(answers),
    config: { ...config, features: { ...config.features, demoFallback } },
  });
}

let workflow: Workflow;
let fetchStub: FetchStub;

/** Lets the animated steps, the pauses and the questions between them pass. */
async function settle(run: Promise<void>): Promise<void> {
  await vi.advanceTimersByTimeAsync(60_000);
  await run;
}

describe('a screening run', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    fetchStub = stubNoStream();
    workflow = createWorkflow(sessionStorage, 'user_1');
    workflow.update({
      jobDescription: 'Ward Manager',
      comparisonScore: 62,
      uploadedFiles: [buildFile('a.pdf'), buildFile('b.docx')],
    });
  });
  afterEach(() => {
    fetchStub.restore();
    vi.useRealTimers();
  });

  it('calls once with what was given, and animates four steps of ten percents beside it', async () => {
    const inputs: ProcessInput[] = [];
    const host = hostWith({
      processResumes: (input: ProcessInput) => {
        inputs.push(input);
        return result;
      },
    });
    const phases = new Set<string>();
    workflow.subscribe(() => {
      const { run } = workflow.getState();
      if (run) phases.add(run.phase === 'running' ? `shown ${run.shown}` : run.phase);
    });
    const ended = startScreening(host, workflow);
    await vi.advanceTimersByTimeAsync(0);
    expect(inputs).toHaveLength(1);
    await settle(ended);
    expect(phases.size).toBe(41 + 2);
    expect(inputs).toHaveLength(1);
    expect(inputs[0]?.body).toMatchObject({
      jobDescription: 'Ward Manager',
      comparisonScore: '62',
    });
    expect(inputs[0]?.files).toHaveLength(2);
    const { run, resultJobId, awaiting } = workflow.getState();
    expect(run).toEqual({ phase: 'done', jobId: inputs[0]?.body?.jobId });
    expect(resultJobId).toBe(inputs[0]?.body?.jobId);
    expect(awaiting).toBe(false);
  });

  it('shows the progress of the server while the call runs', async () => {
    const seen: unknown[] = [];
    let finish: (value: ProcessingResult) => void = () => undefined;
    const host = hostWith({
      processResumes: ({ onUploadProgress }: ProcessInput) => {
        onUploadProgress?.(0.5);
        onUploadProgress?.(1);
        return new Promise<ProcessingResult>((resolve) => {
          finish = resolve;
        });
      },
      getJob: () => buildJob({ status: 'processing', done: 1, total: 2 }),
    });
    workflow.subscribe(() => {
      const { run } = workflow.getState();
      if (run?.phase === 'running') {
        seen.push([run.sending?.sentBytes ?? 'sent', run.progress?.done ?? 0]);
      }
    });
    const run = startScreening(host, workflow);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen).toEqual(
      expect.arrayContaining([
        [1000, 0],
        ['sent', 0],
        ['sent', 1],
      ]),
    );
    expect(isProcessing(workflow.getState())).toBe(true);
    finish(result);
    await settle(run);
    expect(workflow.getState().run?.phase).toBe('done');
  });

  it.each([
    [402, 'You have reached your token limit.'],
    [413, 'A file is larger than 10 MB (a mail: 35 MB).'],
    [422, 'Please provide a job description.'],
  ])('shows an answer %i that only other input helps, never demo data', async (status, message) => {
    const host = hostWith({ processResumes: fail(apiError(status, message)) }, true);
    await settle(startScreening(host, workflow));
    const { run, demo, uploadedFiles } = workflow.getState();
    expect(run).toEqual({ phase: 'failed', message, status, remedy: 'change' });
    expect(demo).toBeNull();
    expect(uploadedFiles).toHaveLength(2);
  });

  it('follows a job that was accepted although its answer was lost', async () => {
    const host = hostWith({ processResumes: fail(unreachable), getJob: () => buildJob() }, true);
    await settle(startScreening(host, workflow));
    expect(workflow.getState().run?.phase).toBe('done');
    expect(workflow.getState().demo).toBeNull();
  });

  it('falls back to demo results where the deployment wants them', async () => {
    const host = hostWith({ processResumes: fail(unreachable), getJob: fail(unreachable) }, true);
    await settle(startScreening(host, workflow));
    const { run, demo, resultJobId } = workflow.getState();
    expect(demo?.origin).toBe('demo');
    expect(demo?.candidates.map(({ fileName }) => fileName)).toEqual(['a.pdf', 'b.docx']);
    expect(run).toEqual({ phase: 'done', jobId: resultJobId });
    expect(resultJobId).toMatch(/^mock_job_/);
  });

  it('fails with a sentence elsewhere; Retry joins the same job and skips the animation', async () => {
    const jobIds: (string | undefined)[] = [];
    let broken = true;
    const host = hostWith({
      processResumes: ({ body }: ProcessInput) => {
        jobIds.push(body?.jobId);
        if (broken) throw unreachable;
        return result;
      },
      getJob: fail(notFound),
    });
    await settle(startScreening(host, workflow));
    expect(workflow.getState().run).toEqual({
      phase: 'failed',
      message: 'Network error.',
      status: null,
      remedy: 'retry',
    });
    expect(jobIds).toHaveLength(5);
    broken = false;
    await settle(retryScreening(host, workflow));
    expect(workflow.getState().run?.phase).toBe('done');
    expect(jobIds).toHaveLength(6);
    expect(new Set(jobIds).size).toBe(1);
  });

  it('retries a screening that failed on the server as a new job', async () => {
    const jobIds: (string | undefined)[] = [];
    const failed = apiError(502, 'The screening could not be completed.', 'ScreeningFailed');
    const host = hostWith({
      processResumes: ({ body }: ProcessInput) => {
        jobIds.push(body?.jobId);
        throw failed;
      },
    });
    await settle(startScreening(host, workflow));
    await settle(retryScreening(host, workflow));
    expect(new Set(jobIds).size).toBe(2);
  });

  it('ends silently when abandoned, and aborts the call', async () => {
    let aborted = false;
    const host = hostWith({
      processResumes: ({ signal }: ProcessInput) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            aborted = true;
            reject(new Error('aborted'));
          });
        }),
    });
    const run = startScreening(host, workflow);
    await vi.advanceTimersByTimeAsync(5000);
    expect(workflow.getState().run?.phase).toBe('running');
    workflow.abandonRun();
    await settle(run);
    expect(aborted).toBe(true);
    expect(workflow.getState()).toMatchObject({ run: null, awaiting: false });
  });

  it('does not come back when its answer arrives after it was abandoned', async () => {
    let finish: (value: ProcessingResult) => void = () => undefined;
    const host = hostWith({ processResumes: () => new Promise((resolve) => (finish = resolve)) });
    const run = startScreening(host, workflow);
    await vi.advanceTimersByTimeAsync(5000);
    workflow.abandonRun();
    finish(result);
    await settle(run);
    expect(workflow.getState()).toMatchObject({ run: null, resultJobId: null });
  });

  it('remembers across a reload that an answer is awaited, and follows the job then', async () => {
    const pending = hostWith({ processResumes: () => new Promise(() => undefined) });
    void startScreening(pending, workflow);
    await vi.advanceTimersByTimeAsync(5000);
    const reloaded = createWorkflow(sessionStorage, 'user_1');
    const { awaiting, currentJobId, uploadedFiles, jobDescription } = reloaded.getState();
    expect({ awaiting, uploadedFiles, jobDescription }).toEqual({
      awaiting: true,
      uploadedFiles: [],
      jobDescription: 'Ward Manager',
    });
    const answers = [buildJob({ status: 'processing' }), buildJob({ status: 'completed' })];
    const host = hostWith({ getJob: () => answers.shift() });
    await settle(resumeScreening(host, reloaded, currentJobId ?? ''));
    expect(reloaded.getState().run).toEqual({ phase: 'done', jobId: currentJobId });
  });

  it('says at once that a followed job is unknown', async () => {
    const host = hostWith({ getJob: fail(notFound) });
    await resumeScreening(host, workflow, 'job_gone');
    expect(workflow.getState().run).toMatchObject({ phase: 'failed', remedy: 'unknown' });
  });

  it('says that nothing was started when its own job is unknown and the files are gone', async () => {
    workflow.update({ currentJobId: 'job_own', awaiting: true });
    await resumeScreening(hostWith({ getJob: fail(notFound) }), workflow, 'job_own');
    expect(workflow.getState().run).toMatchObject({ phase: 'failed', remedy: 'lost' });
  });

  it('tries again by itself while the server restarts, and says so', async () => {
    let calls = 0;
    const host = hostWith({
      processResumes: () => {
        calls += 1;
        if (calls < 3) throw apiError(503, 'Shortlist is being restarted.');
        return result;
      },
      getJob: fail(notFound),
    });
    const interruptions = new Set<number>();
    workflow.subscribe(() => {
      const { run } = workflow.getState();
      if (run?.phase === 'running' && run.interruption) interruptions.add(run.interruption.attempt);
    });
    await settle(startScreening(host, workflow));
    expect(workflow.getState().run?.phase).toBe('done');
    expect([...interruptions]).toEqual([2, 3]);
  });

  it('waits while the browser is offline, however long, and goes on when that ends', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let calls = 0;
    const host = hostWith({
      processResumes: () => {
        calls += 1;
        if (!navigator.onLine) throw unreachable;
        return result;
      },
      getJob: () => {
        if (!navigator.onLine) throw unreachable;
        throw notFound;
      },
    });
    const run = startScreening(host, workflow);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(workflow.getState().run).toMatchObject({ interruption: { offline: true } });
    expect(calls).toBe(1);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await settle(run);
    expect(workflow.getState().run?.phase).toBe('done');
    onLine.mockRestore();
  });

  it('keeps what it started with while the user prepares the next one', async () => {
    const inputs: ProcessInput[] = [];
    const host = hostWith({
      processResumes: (input: ProcessInput) => {
        inputs.push(input);
        if (inputs.length === 1) throw unreachable;
        return result;
      },
      getJob: fail(notFound),
    });
    const run = startScreening(host, workflow);
    workflow.update({ jobDescription: 'Night Porter', uploadedFiles: [buildFile('c.pdf')] });
    await settle(run);
    expect(inputs[1]?.body).toEqual(inputs[0]?.body);
    expect(inputs[1]?.files).toHaveLength(2);
    expect(workflow.getState().uploadedFiles).toHaveLength(1);
  });

  it('shows why a followed job failed', async () => {
    const failure = 'The engine gave up after several attempts.';
    const host = hostWith({ getJob: () => buildJob({ status: 'failed', failure }) });
    await settle(resumeScreening(host, workflow, 'job_1'));
    expect(workflow.getState().run).toEqual({
      phase: 'failed',
      message: failure,
      status: 502,
      remedy: 'change',
    });
  });
});
