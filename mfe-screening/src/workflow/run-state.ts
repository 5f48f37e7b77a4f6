import type { JobDetail, JobProgress } from '@shortlist/contracts/job';

/** What is shown of the server's progress. */
export type ShownProgress = Pick<JobProgress, 'done' | 'total' | 'waiting' | 'phase' | 'filesRead'>;

/** Where a screening stands between Process and its results. */
export type RunState =
  /** The four animated steps; `step` counts from 0. */
  | { readonly phase: 'steps'; readonly step: number; readonly percent: number }
  /** The real call: `uploaded` is the fraction of the files sent, `progress` what the server reports. */
  | {
      readonly phase: 'screening';
      readonly uploaded: number;
      readonly progress: ShownProgress;
    }
  | { readonly phase: 'finalizing' }
  | { readonly phase: 'done'; readonly jobId: string }
  | {
      readonly phase: 'failed';
      readonly message: string;
      /** `change`: only other input helps; `retry`: the same may work; `lost`: the files are gone. */
      readonly remedy: 'change' | 'retry' | 'lost';
    }
  /** A start that died, found without the files at hand: they have to be chosen again. */
  | {
      readonly phase: 'failed';
      readonly message: string;
      readonly remedy: 'again';
      readonly job: JobDetail;
    };

const animatedShare = 40;
const screeningShare = 55;

/** Overall progress in whole percent: the animated steps, then the resumes done, 100 on success only. */
export function overallPercent(run: RunState, stepCount: number): number {
  switch (run.phase) {
    case 'steps':
      return Math.round(((run.step + run.percent / 100) / stepCount) * animatedShare);
    case 'screening': {
      const { done, total } = run.progress;
      return animatedShare + Math.round(total === 0 ? 0 : (done / total) * screeningShare);
    }
    case 'finalizing':
    case 'done':
      return 100;
    case 'failed':
      return 0;
  }
}
