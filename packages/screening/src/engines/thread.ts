import type { PreparedJob, ScreeningResult } from '../types.js';
import { createLocalEngine } from './local.js';
import type { EngineTask } from './thread-task.js';

const engine = createLocalEngine();

/** What a thread of the local engine runs. */
export default async function runTask(
  task: EngineTask,
): Promise<{ job: PreparedJob; tokensUsed: number | null } | ScreeningResult> {
  if (task.kind === 'screen') return engine.screen(task.job, task.resume);
  return engine.prepareJob(task.jobDescription, task.options);
}
