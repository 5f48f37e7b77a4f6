import type { CandidateRecord } from '../../../models/candidate.js';
import type { StoredDecision } from '../../../models/decision.js';
import type { JobRecord } from '../../../models/job.js';
import type { ShownCandidate } from '../../read/find-job.js';
import { countedOf } from '../../read/persons.js';
import { nameSome } from '../name-some.js';
import type { Settled } from '../settle-outcome.js';

export interface Regrouped {
  readonly at: Date;
  readonly job: JobRecord;
  readonly before: ShownCandidate;
  readonly after: Pick<CandidateRecord, 'files'> & Settled;
}

function lineOf(
  { at, job, before, after }: Regrouped,
  input: Pick<StoredDecision, 'kind' | 'by' | 'why'>,
): StoredDecision {
  return {
    at,
    ...input,
    name: after.counted?.name ?? after.result.name,
    from: before.result?.status ?? null,
    to: after.result.status,
    score: countedOf(after)?.score ?? 0,
    comparisonScore: job.comparisonScore,
  };
}

function machine({ job, before }: Regrouped): string {
  const { name, version } = before.engine ?? job.engine;
  return `${name} ${version}`;
}

function named(files: CandidateRecord['files']): string {
  return nameSome(files.map(({ fileName }) => fileName));
}

/** The line about a person whose files, or the score that counts, changed; null when nothing is to be told. */
export function countedDecision(change: Regrouped): StoredDecision | null {
  const { job, before, after } = change;
  const isNew = ({ id }: { readonly id: string }) =>
    id !== before._id && before.files.every((known) => known.id !== id);
  if (after.files.some(isNew)) {
    const best = after.files[0]?.fileName ?? '';
    const why = `Files of the same person: ${named(after.files)}. The best score counts: ${best}.`;
    return lineOf(change, { kind: 'merged', by: machine(change), why });
  }
  const isSame =
    before.result?.status === after.result.status &&
    countedOf(before)?.score === countedOf(after)?.score;
  if (isSame) return null;
  if (after.files.length < before.files.length) {
    const why = 'A file is no longer counted as this person’s.';
    return lineOf(change, { kind: 'separated', by: machine(change), why });
  }
  const { by = machine(change), why = null } = job.settingsChange ?? {};
  return lineOf(change, { kind: 'rescored', by, why });
}

/** The line about a file that became a person of its own as another one was told apart from it. */
export function leftDecision(change: Regrouped, left: ShownCandidate | null): StoredDecision {
  const why = `No longer counted as the same person as ${left?.fileName ?? 'a removed file'}.`;
  return lineOf(change, { kind: 'separated', by: machine(change), why });
}
