import { threshold } from '@shortlist/contracts/constants';
import { processingResult } from '@shortlist/contracts/screening';
import { type CriteriaPlan, parsePlan } from '../criteria/criteria-plan.js';
import type { Screening } from '../screening/screening.js';
import type { SentRun } from './run-input.js';

/** The part of a workflow that survives a reload of the tab. Its files are stored separately (kept/). */
export interface SavedWorkflow {
  readonly jobDescription: string;
  readonly comparisonScore: number;
  /** The criteria; null until the description was read. */
  readonly criteria: CriteriaPlan | null;
  /** The job on its way; null when none was begun. */
  readonly currentJobId: string | null;
  /** The latest job that ended with results. */
  readonly resultJobId: string | null;
  /** The screening call was begun and its end was not seen yet. */
  readonly awaiting: boolean;
  /** The last run that was begun and has not ended, without its files; null when it has. */
  readonly sent: Omit<SentRun, 'files'> | null;
  /** The last input started in this tab, to notice when the same is about to be started again. */
  readonly lastInput: { readonly jobId: string; readonly fingerprint: string } | null;
  /** The screening in whose place the next one starts: its files were not kept. Null: the next one is new. */
  readonly again: { readonly jobId: string; readonly title: string } | null;
  /** Generated demo results, which no server knows. */
  readonly demo: Screening | null;
}

export const emptySavedWorkflow: SavedWorkflow = {
  jobDescription: '',
  comparisonScore: threshold.default,
  criteria: null,
  currentJobId: null,
  resultJobId: null,
  awaiting: false,
  sent: null,
  lastInput: null,
  again: null,
  demo: null,
};

const storageKey = 'shortlist.screening';

function parseDemo(value: unknown): Screening | null {
  const parsed = processingResult.safeParse(value);
  if (!parsed.success) return null;
  const { title, comparisonScore } = value as { title?: unknown; comparisonScore?: unknown };
  const { demo: _always, ...result } = parsed.data;
  return {
    ...result,
    origin: 'demo',
    engine: { name: 'demo', version: '2.0.0' },
    leftOut: [],
    rejectionTemplate: null,
    title: typeof title === 'string' ? title : '',
    comparisonScore: typeof comparisonScore === 'number' ? comparisonScore : threshold.default,
  };
}

function parseAgain(value: unknown): SavedWorkflow['again'] {
  const { jobId, title } = (value ?? {}) as { jobId?: unknown; title?: unknown };
  return typeof jobId === 'string' && typeof title === 'string' ? { jobId, title } : null;
}

function parseLastInput(value: unknown): SavedWorkflow['lastInput'] {
  const { jobId, fingerprint } = (value ?? {}) as { jobId?: unknown; fingerprint?: unknown };
  const isWhole = typeof jobId === 'string' && typeof fingerprint === 'string';
  return isWhole ? { jobId, fingerprint } : null;
}

function isThreshold(value: unknown): value is number {
  return typeof value === 'number' && value >= threshold.min && value <= threshold.max;
}

function parseSent(value: unknown): SavedWorkflow['sent'] {
  const sent = (value ?? {}) as Partial<Record<keyof SentRun, unknown>>;
  const { jobDescription, comparisonScore, sentParts, startedAt } = sent;
  const isWhole = typeof jobDescription === 'string' && isThreshold(comparisonScore);
  if (!isWhole || typeof sentParts !== 'number' || typeof startedAt !== 'number') return null;
  return {
    jobDescription,
    comparisonScore,
    criteria: parsePlan(sent.criteria),
    sentParts,
    startedAt,
  };
}

function parse(text: string, owner: string): SavedWorkflow {
  const saved = JSON.parse(text) as Partial<Record<keyof SavedWorkflow | 'owner', unknown>> | null;
  if (saved?.owner !== owner) return emptySavedWorkflow;
  const { jobDescription, comparisonScore, currentJobId, resultJobId, awaiting } = saved;
  return {
    jobDescription: typeof jobDescription === 'string' ? jobDescription : '',
    comparisonScore: isThreshold(comparisonScore) ? comparisonScore : threshold.default,
    criteria: parsePlan(saved.criteria),
    currentJobId: typeof currentJobId === 'string' ? currentJobId : null,
    resultJobId: typeof resultJobId === 'string' ? resultJobId : null,
    awaiting: awaiting === true && typeof currentJobId === 'string',
    sent: parseSent(saved.sent),
    lastInput: parseLastInput(saved.lastInput),
    again: parseAgain(saved.again),
    demo: parseDemo(saved.demo),
  };
}

/** One for each workspace, so that a look into another one loses nothing. */
const keyOf = (owner: string) =>
  owner.includes('/') ? `${storageKey}/${owner.slice(owner.indexOf('/') + 1)}` : storageKey;

/**
 * Loads the work of `owner` (a key of `dataOwner`) in this tab; empty for anybody else, and when the stored state cannot be read:
 * saved work is a convenience and must never keep a screen from opening.
 */
export function loadSavedWorkflow(storage: Storage, owner: string): SavedWorkflow {
  try {
    const text = storage.getItem(keyOf(owner));
    return text === null ? emptySavedWorkflow : parse(text, owner);
  } catch {
    return emptySavedWorkflow;
  }
}

/** Saves for a reload. A full or forbidden storage only costs that convenience, so it is not reported. */
export function saveWorkflow(storage: Storage, owner: string, saved: SavedWorkflow): void {
  const { demo, ...rest } = saved;
  const demoResult = demo && { ...demo, demo: true };
  try {
    storage.setItem(keyOf(owner), JSON.stringify({ ...rest, owner, demo: demoResult }));
  } catch {
    return;
  }
}
