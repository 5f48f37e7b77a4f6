import { criteriaField, type CriteriaPlan } from '../criteria/criteria-plan.js';

/** Input of a screening. The user may prepare the next one while it runs. */
export interface RunInput {
  readonly jobDescription: string;
  readonly comparisonScore: number;
  readonly criteria: CriteriaPlan | null;
  readonly files: readonly File[];
}

/** The screening that was started last and has not ended, and how far its files are. */
export interface SentRun extends RunInput {
  /** Parts of its files that the server has. */
  readonly sentParts: number;
  /** In milliseconds since 1970. */
  readonly startedAt: number;
}

/** Tells inputs apart that would be screened alike: the same description, criteria, threshold and files. */
export function fingerprintOf(input: RunInput): string {
  const files = input.files.map(({ name, size }) => `${size} ${name}`).sort();
  const { jobDescription, comparisonScore, criteria } = input;
  return JSON.stringify([
    jobDescription.trim(),
    comparisonScore,
    criteriaField(criteria).criteria ?? null,
    files,
  ]);
}

/** True when `fingerprint` is of an input with this description. */
export function isDescriptionOf(fingerprint: string, jobDescription: string): boolean {
  return fingerprint.startsWith(`[${JSON.stringify(jobDescription.trim())},`);
}
