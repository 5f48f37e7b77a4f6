import { processingSteps } from '@shortlist/contracts/constants';
import type { RunningState, RunState } from './run-state.js';

/** Stages of a running screening. */
export type Stage = 'looking' | 'sending' | 'reading' | 'scoring';

function isAccepted({ progress }: RunningState): boolean {
  return progress !== null && progress.phase !== 'starting' && progress.total > 0;
}

/** Later parts of a large upload are sent while the first are scored: sending is then what the rest waits for. */
export function stageOf(run: RunningState): Stage {
  if (run.sending !== null) return 'sending';
  if (run.progress === null) return run.files > 0 ? 'reading' : 'looking';
  return isAccepted(run) ? 'scoring' : 'reading';
}

/** Resumes of the screening as far as is known; 0 when nothing is. */
export function resumesOf({ files, progress }: RunningState): number {
  return Math.max(files, progress?.total ?? 0);
}

/** Files that the server has read: those that it accepted, or how far it is with reading them. */
export function readCount(run: RunningState): number {
  if (run.progress === null) return 0;
  return isAccepted(run) ? run.progress.total : (run.progress.filesRead ?? 0);
}

export function scoredCount({ progress }: RunningState): number {
  return progress?.phase === 'starting' ? 0 : (progress?.done ?? 0);
}

/** Sending and reading, as the share of both that is done: half each. */
function parsedShare(run: RunningState): number {
  const { sending } = run;
  const sent = sending === null ? 1 : sending.sentBytes / Math.max(1, sending.totalBytes);
  const resumes = resumesOf(run);
  if (resumes === 0) return 0;
  return (sent + Math.min(1, readCount(run) / resumes)) / 2;
}

function scoredShare(run: RunningState): number {
  const resumes = resumesOf(run);
  return resumes === 0 ? 0 : scoredCount(run) / resumes;
}

const parsingShare = 0.3;

/**
 * Percent of each of the four steps: the specified animation, which never runs ahead of the work. A step is complete
 * only when its work is. Skills, scores and emails come together, resume by resume.
 */
export function stepPercents(run: RunState): readonly number[] {
  const steps = Array.from({ length: processingSteps.count }, (_, index) => index);
  if (run.phase === 'finalizing' || run.phase === 'done') return steps.map(() => 100);
  if (run.phase === 'failed') return steps.map(() => 0);
  return steps.map((step) => {
    const animated = Math.min(1, Math.max(0, run.shown - step));
    const real = step === 0 ? parsedShare(run) : scoredShare(run);
    return Math.floor(Math.min(animated, real) * 100 + 1e-6);
  });
}

/** Overall progress in whole percent, 100 on success only; never ahead of the animation or of the work. */
export function overallPercent(run: RunState): number {
  if (run.phase === 'finalizing' || run.phase === 'done') return 100;
  if (run.phase === 'failed') return 0;
  const real = parsingShare * parsedShare(run) + (1 - parsingShare) * scoredShare(run);
  const animated = run.shown / processingSteps.count;
  return Math.min(99, Math.floor(Math.min(real, animated) * 100 + 1e-6));
}
