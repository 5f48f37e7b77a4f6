import type { Context } from '../../context.js';
import { candidateDocument, type CandidateRecord } from '../../models/candidate.js';
import type { StoredDecision } from '../../models/decision.js';
import { changeCandidates } from '../outcome/change-candidates.js';
import { nameSome } from '../outcome/name-some.js';
import type { CandidateOfMember } from '../read/find-resume.js';
import { countedOf } from '../read/persons.js';
import type { PeopleChanged } from './change-people.js';
import { changePersons } from './change-persons.js';

export interface DecideSamePersonInput extends CandidateOfMember {
  readonly others: readonly string[];
  /** True: all are one person; false: all are different people; null: nobody has decided. */
  readonly same: boolean | null;
  /** Email address of the person who decides. */
  readonly by: string;
}

type Said = CandidateRecord['said'];
type Verdict = DecideSamePersonInput['same'];

const nameView = candidateDocument.pick('fileName');

/** Updates the verdicts of a file after a verdict about it and others. */
function sayOf(said: Said, others: readonly string[], same: Verdict): Said {
  const kept = said.filter(({ other }) => !others.includes(other));
  return same === null ? kept : [...kept, ...others.map((other) => ({ other, isSame: same }))];
}

function isSaid(said: Said, others: readonly string[], same: Verdict): boolean {
  return others.every((id) => (said.find(({ other }) => other === id)?.isSame ?? null) === same);
}

function sentence(names: string, same: Verdict): string {
  if (same === null) return `It is open again whether this is the same person as ${names}.`;
  return same ? `The same person as ${names}.` : `Not the same person as ${names}.`;
}

const kinds = { true: 'merged', false: 'separated', null: 'undone' } as const;

/**
 * Says of candidates that they are one person or that each is another one, or takes that back; what is said is kept with
 * each of the files, so that it holds whatever is scored or added later. Throws CandidateNotFound and JobNotComplete.
 */
export async function decideSamePerson(
  context: Context,
  input: DecideSamePersonInput,
): Promise<PeopleChanged> {
  const { jobId, same, by } = input;
  const fileIds = [...new Set([input.candidateId, ...input.others])];
  const { candidates } = context.models;
  const change = async () => {
    const found = await candidates.everywhere.findReadable(
      { _id: { $in: fileIds }, jobId },
      nameView,
    );
    const names = new Map(found.map(({ _id, fileName }) => [_id, fileName]));
    const changed = await changeCandidates(
      context,
      { jobId, candidateIds: fileIds },
      (job, file) => {
        const others = fileIds.filter((id) => id !== file._id);
        if (!file.result || isSaid(file.said, others, same)) return null;
        const { name, status } = file.result;
        const decision: StoredDecision = {
          at: context.clock(),
          kind: kinds[`${same}`],
          by,
          name: file.counted?.name ?? name,
          from: status,
          to: status,
          score: countedOf(file)?.score ?? 0,
          comparisonScore: job.comparisonScore,
          why: sentence(nameSome(others.map((id) => names.get(id) ?? 'a removed file')), same),
        };
        const set = { said: sayOf(file.said, others, same), ...(same ? { separate: false } : {}) };
        return { set, decision };
      },
    );
    return fileIds.every((id) => changed.has(id));
  };
  return changePersons(context, { ...input, fileIds }, change);
}
