import type { ChangedRows } from '@shortlist/contracts/people';
import { idsOf, sliceOf, type UnsentChange } from './unsent-change.js';

/** Candidates that one call changes: a part is done within seconds, however many were chosen. */
const partSize = 250;

/** The server's answer to a change. */
export interface Answer extends Pick<ChangedRows, 'rows' | 'skipped'> {
  /** Ids of those that it was asked about. */
  readonly reached: readonly string[];
}

export type Outcome =
  | { readonly status: 'stored'; readonly answer: Answer }
  | { readonly status: 'refused'; readonly error: unknown };

/** A change that was put into the queue. */
export interface Added {
  readonly id: string;
  /** Resolves as soon as it is known whether the change is stored, refused, or has to wait. */
  readonly first: Promise<Outcome | { readonly status: 'waiting' }>;
  /** Resolves when the change has left the queue. */
  readonly settled: Promise<Outcome>;
}

export interface Entry {
  readonly added: Added;
  /** The part that is not sent yet. */
  change: UnsentChange;
  answer: Answer;
  /** Shown before it is stored. */
  isShown: boolean;
  /** The person who made it has gone on. */
  hasWaited: boolean;
  readonly settle: (outcome: Outcome) => void;
  readonly wait: () => void;
}

export function createEntry(change: UnsentChange, { isShown = true } = {}): Entry {
  let resolveFirst: (outcome: Awaited<Added['first']>) => void = () => undefined;
  let resolveSettled: (outcome: Outcome) => void = () => undefined;
  const first: Added['first'] = new Promise((resolve) => {
    resolveFirst = resolve;
  });
  const settled: Added['settled'] = new Promise((resolve) => {
    resolveSettled = resolve;
  });
  const entry: Entry = {
    added: { id: change.id, first, settled },
    change,
    answer: { rows: [], skipped: [], reached: [] },
    isShown,
    hasWaited: false,
    settle: (outcome) => {
      resolveFirst(outcome);
      resolveSettled(outcome);
    },
    wait: () => {
      entry.isShown = true;
      entry.hasWaited = true;
      resolveFirst({ status: 'waiting' });
    },
  };
  return entry;
}

/** The part of an entry to send next. */
export function nextPartOf({ change }: Entry): UnsentChange {
  return idsOf(change).length > partSize ? sliceOf(change, 0, partSize) : change;
}

/** Notes what the server made of a part. True when there are further parts. */
export function applyAnswer(
  entry: Entry,
  part: UnsentChange,
  { rows, skipped }: ChangedRows,
): boolean {
  const reached = idsOf(part);
  entry.answer = {
    rows: [...entry.answer.rows, ...rows],
    skipped: [...entry.answer.skipped, ...skipped],
    reached: [...entry.answer.reached, ...reached],
  };
  if (reached.length === idsOf(entry.change).length) return false;
  entry.change = sliceOf(entry.change, reached.length);
  return true;
}

/** The end of an entry whose next part was refused: those reached before are stored. */
export function refusedOutcome({ answer, change }: Entry, error: unknown, reason: string): Outcome {
  if (answer.reached.length === 0) return { status: 'refused', error };
  const left = idsOf(change).map((candidateId) => ({ candidateId, reason }));
  return { status: 'stored', answer: { ...answer, skipped: [...answer.skipped, ...left] } };
}
