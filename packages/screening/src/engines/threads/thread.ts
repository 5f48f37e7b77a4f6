import { createLocalEngine } from '../local/local.js';
import { findQuestion, settleAnswer } from '../question/question.js';
import type { EngineTask, TaskResult, ThreadTask } from './thread-task.js';

const engine = createLocalEngine();

/** Loads what the engine reads at its first job and resume, so that no task is charged for it. */
async function loadData(): Promise<void> {
  const { job } = await engine.prepareJob('Nurse\nRequirements\n- NMC registration');
  const resume = { fileName: 'resume.pdf', text: 'Nurse', pageStarts: [0], hiddenText: [] };
  await engine.screen(job, { kind: 'text', ...resume });
}
await loadData();

/** The default export is what a thread runs. */
export default async function runTask({
  task,
  begun,
}: ThreadTask): Promise<TaskResult<EngineTask>> {
  new Uint8Array(begun).fill(1);
  switch (task.kind) {
    case 'prepare':
      return engine.prepareJob(task.jobDescription, task.options);
    case 'screen':
      return engine.screen(task.job, task.resume);
    case 'ask':
      return findQuestion(task.job, task.resume, task.known);
    case 'settle':
      return settleAnswer(task.job, task.resume, task.settlement);
  }
}
