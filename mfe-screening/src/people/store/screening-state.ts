import type { JobDetail } from '@shortlist/contracts/job';
import type {
  CandidateRow,
  ChangedRows,
  ScreeningOverview,
  ScreeningTotals,
} from '@shortlist/contracts/people';
import type { Candidate } from '@shortlist/contracts/screening';
import type { Screening } from '../../screening/screening.js';

/** A screening as far as it is loaded. */
export interface LoadedScreening {
  readonly status: 'ready';
  /** With the candidates loaded so far; their verdicts may come without quotes, and words may be missing. */
  readonly screening: Screening;
  /** The server's overview; null for bundled and made-up screenings. */
  readonly overview: ScreeningOverview | null;
  /** False while further candidates are being loaded. */
  readonly isComplete: boolean;
  readonly totals: ScreeningTotals;
  /** Why the next candidates have not come yet, as a sentence; null when nothing is wrong. */
  readonly problem: string | null;
}

export type ScreeningState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: unknown }
  | LoadedScreening;

/** Makes a candidate what a change will probably make of them. */
export type Foresee = (candidate: Candidate) => Candidate;

export interface ScreeningStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => ScreeningState;
  /** Some candidates as the server has them, whatever is foreseen of them. */
  readonly knownOf: (ids: readonly string[]) => Candidate[];
  /** Hears the ids of those whose rows changed. */
  readonly onChanged: (listener: (ids: readonly string[]) => void) => () => void;
  /** Loads everything; what is shown stays until all of it has come. */
  readonly reload: () => Promise<void>;
  /** Stops whatever is being loaded. */
  readonly stop: () => void;
  /** Takes over what a change made of those it concerned. */
  readonly apply: (changed: ChangedRows) => void;
  readonly replaceOverview: (overview: ScreeningOverview) => void;
  /** Takes over a screening that came whole, as some changing operations answer. */
  readonly replaceJob: (job: JobDetail) => void;
  /** Shows some as they will probably be, until what it answers is called. */
  readonly foresee: (ids: readonly string[], change: Foresee) => () => void;
  /** Everyone's row with quotes, words and the email's text. */
  readonly loadFullRows: (signal: AbortSignal) => Promise<CandidateRow[]>;
}
