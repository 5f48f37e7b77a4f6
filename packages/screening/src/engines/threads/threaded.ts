import type { ScreeningEngine } from '../../types.js';
import { localEngineInfo } from '../local/local-info.js';
import { type CodeWork, workIn } from './code-work.js';
import { createThreads, type ThreadsOptions } from './threads.js';

/** An engine with threads of its own. */
export interface ThreadedEngine extends ScreeningEngine {
  /** The code's part of an engine with a model, in the same threads. */
  readonly codeWork: CodeWork;
  stop(): Promise<void>;
}

/** The local engine in threads of its own (`createThreads`). */
export function createThreadedEngine(options: ThreadsOptions = {}): ThreadedEngine {
  const threads = createThreads(options);
  const codeWork = workIn(threads);
  return {
    info: localEngineInfo,
    codeWork,
    prepareJob: (jobDescription, call = {}) => codeWork.prepareJob(jobDescription, call),
    screen: (job, resume, call = {}) => threads.run({ kind: 'screen', job, resume }, call),
    stop: () => threads.stop(),
  };
}
