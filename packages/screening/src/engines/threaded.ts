import { Piscina } from 'piscina';
import { compiledFile } from '../compiled-file.js';
import { EngineError } from '../errors.js';
import type { CallOptions, PreparedJob, ScreeningResult, ThreadedEngine } from '../types.js';
import { createTries } from '../work/tries.js';
import { createWorkClock } from '../work/work-clock.js';
import { localEngineInfo } from './local-info.js';
import type { EngineTask } from './thread-task.js';

const DEFAULT_LIMIT_MS = 30_000;
/** The longest text, of 400,000 characters, takes about a second; 500 jobs with dates in it take two. */
const FIRST_LIMIT_MS = 3000;
const LOW_PRIORITY = 5;
/** A thread beyond those that are kept ends when it has had no work for this long. */
const IDLE_MS = 60_000;

const tooMuch = {
  prepare:
    'This job description needs more work than one may take. Please shorten it and try again.',
  screen: 'This resume needs more work than one resume may take. Please upload a shorter version.',
} as const;

export interface CreateThreadedEngineOptions {
  /** Jobs and resumes of one account worked on at the same time; default 1. One more is kept for others. */
  readonly threads?: number;
  /** Processor time that one job or resume may take, in milliseconds; default 30 000. */
  readonly timeLimitMs?: number;
}

interface Lane {
  readonly limitMs: number;
  readonly threadsOf: () => Piscina;
}

/**
 * The local engine in threads of its own, by turns of the accounts, so that no text, however long, blocks the event loop or another account.
 * The threads start with the first task. A task that reaches a limit is tried once more, in a slot for slow ones; then it throws EngineError,
 * not transient.
 */
export function createThreadedEngine({
  threads = 1,
  timeLimitMs = DEFAULT_LIMIT_MS,
}: CreateThreadedEngineOptions = {}): ThreadedEngine {
  const tries = createTries({ threads });
  const clock = createWorkClock();
  const filename = compiledFile('engines/thread.js');
  let shared: Piscina | undefined;
  let slow: Piscina | undefined;
  let isStopped = false;

  const quickLane: Lane = {
    limitMs: Math.min(FIRST_LIMIT_MS, timeLimitMs),
    threadsOf: () =>
      (shared ??= new Piscina({
        filename,
        minThreads: threads,
        maxThreads: threads + 1,
        idleTimeout: IDLE_MS,
      })),
  };
  const slowLane: Lane = {
    limitMs: timeLimitMs,
    threadsOf: () =>
      (slow ??= new Piscina({
        filename,
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: IDLE_MS,
        niceIncrement: LOW_PRIORITY,
      })),
  };

  /** The work is counted from when it is the task's turn, not from when it is asked for. Null: it reached the limit. */
  async function tryIn({ limitMs, threadsOf }: Lane, task: EngineTask, signal?: AbortSignal) {
    if (isStopped) throw new Error('The engine has been stopped and takes no more work.');
    const work = clock.start(limitMs);
    try {
      const either = signal ? AbortSignal.any([signal, work.signal]) : work.signal;
      return { result: (await threadsOf().run(task, { signal: either })) as unknown };
    } catch (error) {
      signal?.throwIfAborted();
      if (!work.signal.aborted) throw error;
      return null;
    } finally {
      work.stop();
    }
  }

  async function run(task: EngineTask, { account = '', signal }: CallOptions): Promise<unknown> {
    const done = await tries.run({ account, signal }, async (isSlow) => {
      const value = await tryIn(isSlow ? slowLane : quickLane, task, signal);
      return { value, isLimit: value === null };
    });
    if (!done) throw new EngineError(tooMuch[task.kind], { fault: 'unusable' });
    return done.result;
  }

  return {
    info: localEngineInfo,
    async prepareJob(jobDescription, { signal, account, ...options } = {}) {
      const call = { ...(signal && { signal }), ...(account !== undefined && { account }) };
      return (await run({ kind: 'prepare', jobDescription, options }, call)) as {
        job: PreparedJob;
        tokensUsed: number | null;
      };
    },
    async screen(job, resume, options = {}) {
      return (await run({ kind: 'screen', job, resume }, options)) as ScreeningResult;
    },
    async stop() {
      isStopped = true;
      await Promise.all([shared?.destroy(), slow?.destroy()]);
    },
  };
}
