import { Piscina } from 'piscina';
import { compiledFile } from '../../compiled-file.js';
import { EngineError } from '../../errors.js';
import type { CallOptions } from '../../types.js';
import { createTries } from '../../work/tries.js';
import { createWorkClock } from '../../work/work-clock.js';
import type { EngineTask, TaskResult, ThreadTask } from './thread-task.js';

const DEFAULT_LIMIT_MS = 30_000;
/** The longest text, of 400,000 characters, takes about a second; 500 jobs with dates in it take two. */
const FIRST_LIMIT_MS = 3000;
const LOW_PRIORITY = 5;
/** A thread beyond those that are kept ends when it has had no work for this long. */
const IDLE_MS = 60_000;

const TOO_LONG_RESUME =
  'This resume needs more work than one resume may take. Please upload a shorter version.';
const tooMuch: Readonly<Record<EngineTask['kind'], string>> = {
  prepare:
    'This job description needs more work than one may take. Please shorten it and try again.',
  screen: TOO_LONG_RESUME,
  ask: TOO_LONG_RESUME,
  settle: TOO_LONG_RESUME,
};

export interface ThreadsOptions {
  /** Jobs and resumes of one account worked on at the same time; default 1. One more is kept for others. */
  readonly threads?: number;
  /** Processor time that one job or resume may take, in milliseconds; default 30 000. */
  readonly timeLimitMs?: number;
}

/** Threads that read and judge, by turns of the accounts. */
export interface Threads {
  /** Throws EngineError, not transient, for a task that reaches the limit. */
  run<Task extends EngineTask>(task: Task, call: CallOptions): Promise<TaskResult<Task>>;
  /** Ends the threads; what runs in them rejects. */
  stop(): Promise<void>;
}

interface Lane {
  readonly limitMs: number;
  readonly threadsOf: () => Piscina;
}

/**
 * Threads for the work of an engine, so that no text, however long, blocks the event loop or another account. They start with the first
 * task. A task that reaches a limit is tried once more, in a slot for slow ones.
 */
export function createThreads({
  threads = 1,
  timeLimitMs = DEFAULT_LIMIT_MS,
}: ThreadsOptions = {}): Threads {
  const tries = createTries({ threads });
  const clock = createWorkClock();
  const filename = compiledFile('engines/threads/thread.js');
  let shared: Piscina | undefined;
  let slow: Piscina | undefined;
  let isStopped = false;

  const quickLane: Lane = {
    limitMs: Math.min(FIRST_LIMIT_MS, timeLimitMs),
    threadsOf: () =>
      (shared ??= new Piscina({
        filename,
        minThreads: 1,
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

  /** The work is counted from when a thread has loaded its data and begins with the task. Null: it reached the limit. */
  async function tryIn({ limitMs, threadsOf }: Lane, task: EngineTask, signal?: AbortSignal) {
    if (isStopped) throw new Error('The engine has been stopped and takes no more work.');
    const begun = new SharedArrayBuffer(1);
    const flag = new Uint8Array(begun);
    const given: ThreadTask = { task, begun };
    const work = clock.start(limitMs, () => flag[0] === 1);
    try {
      const either = signal ? AbortSignal.any([signal, work.signal]) : work.signal;
      return { result: (await threadsOf().run(given, { signal: either })) as unknown };
    } catch (error) {
      signal?.throwIfAborted();
      if (!work.signal.aborted) throw error;
      return null;
    } finally {
      work.stop();
    }
  }

  async function run<Task extends EngineTask>(
    task: Task,
    { account = '', signal }: CallOptions,
  ): Promise<TaskResult<Task>> {
    const done = await tries.run({ account, signal }, async (isSlow) => {
      const value = await tryIn(isSlow ? slowLane : quickLane, task, signal);
      return { value, isLimit: value === null };
    });
    if (!done) throw new EngineError(tooMuch[task.kind], { fault: 'unusable' });
    return done.result as TaskResult<Task>;
  }

  return {
    run,
    async stop() {
      isStopped = true;
      await Promise.all([shared?.destroy(), slow?.destroy()]);
    },
  };
}
