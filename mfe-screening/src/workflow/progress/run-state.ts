import type { JobDetail, JobProgress } from '@shortlist/contracts/job';

/** Shown part of the server's progress. */
export type ShownProgress = Pick<JobProgress, 'done' | 'total' | 'waiting' | 'phase' | 'filesRead'>;

/** How many bytes of the files have left this browser. */
export interface Sending {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/** Why a running screening waits for the connection, and until when. */
export interface Interruption {
  /** The browser itself says that it has no network: it goes on when that is back. */
  readonly offline: boolean;
  /** The attempt that follows, counted from 1, and how many there are in all. */
  readonly attempt: number;
  readonly attempts: number;
  /** When the next attempt begins, in milliseconds since 1970. */
  readonly until: number;
  readonly tryNow: () => void;
}

/** A screening on its way: the specified animation, and the work, which begins with the click. */
export interface RunningState {
  readonly phase: 'running';
  /** How many of the four steps the animation has shown, e.g. 1.3. */
  readonly shown: number;
  /** Files of this screening; 0 while that is not known. */
  readonly files: number;
  /** Null when the server has all files. */
  readonly sending: Sending | null;
  /** Null before the server's first word. */
  readonly progress: ShownProgress | null;
  /** The connection is away; null while all is well. */
  readonly interruption: Interruption | null;
  /** In milliseconds since 1970; null when it was not started in this tab. */
  readonly startedAt: number | null;
}

/** A screening that came to nothing, or stands still, here. */
export type FailedState =
  | {
      readonly phase: 'failed';
      readonly message: string;
      /** HTTP status of the answer; null when none came. */
      readonly status: number | null;
      /**
       * `change`: only other input helps; `retry`: the same may work; `lost`: the files are gone; `unknown`: the
       * server knows no such screening.
       */
      readonly remedy: 'change' | 'retry' | 'lost' | 'unknown';
    }
  /** Some parts of the files are with the server and are scored; the rest was refused. */
  | {
      readonly phase: 'failed';
      readonly message: string;
      readonly status: number | null;
      readonly remedy: 'partly';
      readonly jobId: string;
      readonly sentFiles: number;
      readonly files: number;
    }
  /** A start that died, found without the files at hand: they have to be chosen again. */
  | {
      readonly phase: 'failed';
      readonly message: string;
      readonly status: number | null;
      readonly remedy: 'again';
      readonly job: JobDetail;
    };

/** Where a screening stands between Process and its results. */
export type RunState =
  | RunningState
  | { readonly phase: 'finalizing' }
  | { readonly phase: 'done'; readonly jobId: string }
  | FailedState;

/** A running screening of which nothing is known but that it was begun. */
export const unknownRun: RunningState = {
  phase: 'running',
  shown: 0,
  files: 0,
  sending: null,
  progress: null,
  interruption: null,
  startedAt: null,
};
