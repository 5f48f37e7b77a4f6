import { formatNumber } from '@shortlist/web-kit';
import { readCount, resumesOf, scoredCount, stageOf } from './run-progress.js';
import type { RunningState } from './run-state.js';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** How much is sent, e.g. `3.1 of 12 MB`. */
export function formatSent(sentBytes: number, totalBytes: number): string {
  if (totalBytes < megabyte) {
    return `${Math.ceil(sentBytes / kilobyte)} of ${Math.ceil(totalBytes / kilobyte)} KB`;
  }
  const total = totalBytes / megabyte;
  return `${(sentBytes / megabyte).toFixed(1)} of ${total.toFixed(total < 10 ? 1 : 0)} MB`;
}

/** Time gone, e.g. `42 s`, `3 min 05 s`, `1 h 02 min`. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${twoDigits(seconds % 60)} s`;
  return `${Math.floor(minutes / 60)} h ${twoDigits(minutes % 60)} min`;
}

/** One line on what is being done right now. */
export function describeRun(run: RunningState): string {
  const resumes = formatNumber(resumesOf(run));
  const scored = `${formatNumber(scoredCount(run))} of ${resumes} resumes scored`;
  switch (stageOf(run)) {
    case 'looking':
      return 'Asking how far it is';
    case 'sending': {
      const { sentBytes = 0, totalBytes = 0 } = run.sending ?? {};
      const sending = `Sending the files: ${formatSent(sentBytes, totalBytes)}`;
      return scoredCount(run) > 0 ? `${sending} · ${scored}` : sending;
    }
    case 'reading':
      return `Reading the files: ${formatNumber(readCount(run))} of ${resumes}`;
    case 'scoring':
      return scored;
  }
}
