import { Piscina } from 'piscina';
import { compiledFile } from '../compiled-file.js';
import { EngineError } from '../errors.js';
import { createGate } from '../files/gate.js';
import type { CallOptions, PreparedJob, ScreeningResult, ThreadedEngine } from '../types.js';
import { localEngineInfo } from './local-info.js';
import type { EngineTask } from './thread-task.js';

const DEFAULT_LIMIT_MS = 30_000;

const tooLong = {
  prepare: 'Reading the job description took too long. Please shorten it and try again.',
  screen: 'Scoring this resume took too long. Please upload a shorter version.',
} as const;

export interface CreateThreadedEngineOptions {
  /** Jobs and resumes worked on at the same time; default 1. */
  readonly threads?: number;
  /** Time that one job or resume may take in its thread, in milliseconds; default 30 000. */
  readonly timeLimitMs?: number;
}

/**
 * The local engine in threads of its own, so that no text, however long, blocks the event loop. The threads start with
 * the first task. Throws EngineError, not transient, when a task takes too long.
 */
export function createThreadedEngine({
  threads = 1,
  timeLimitMs = DEFAULT_LIMIT_MS,
}: CreateThreadedEngineOptions = {}): ThreadedEngine {
  const gate = createGate(threads);
  let pool: Piscina | undefined;
  let isStopped = false;

  function threadsOf(): Piscina {
    if (isStopped) throw new Error('The engine has been stopped and takes no more work.');
    pool ??= new Piscina({
      filename: compiledFile('engines/thread.js'),
      minThreads: threads,
      maxThreads: threads,
    });
    return pool;
  }

  /** The time is counted from when a thread is free, not from when the task is requested. */
  async function run(task: EngineTask, { signal }: CallOptions): Promise<unknown> {
    return gate.shared(async () => {
      signal?.throwIfAborted();
      const limit = AbortSignal.timeout(timeLimitMs);
      try {
        return await threadsOf().run(task, {
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        });
      } catch (error) {
        signal?.throwIfAborted();
        if (!limit.aborted) throw error;
        throw new EngineError(tooLong[task.kind], { fault: 'unusable', cause: error });
      }
    });
  }

  return {
    info: localEngineInfo,
    async prepareJob(jobDescription, { signal, ...options } = {}) {
      const task: EngineTask = { kind: 'prepare', jobDescription, options };
      return (await run(task, signal ? { signal } : {})) as {
        job: PreparedJob;
        tokensUsed: number | null;
      };
    },
    async screen(job, resume, { signal } = {}) {
      const task: EngineTask = { kind: 'screen', job, resume };
      return (await run(task, signal ? { signal } : {})) as ScreeningResult;
    },
    async stop() {
      isStopped = true;
      await pool?.destroy();
    },
  };
}
