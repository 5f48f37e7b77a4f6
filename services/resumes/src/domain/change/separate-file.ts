import type { Context } from '../../context.js';
import { changeCandidate } from '../outcome/change-candidate.js';
import type { CandidateOfMember } from '../read/find-resume.js';
import type { PeopleChanged } from './change-people.js';
import { changePersons } from './change-persons.js';

export interface SeparateFileInput extends CandidateOfMember {
  /** False: it is of the same person as others after all, if it reads so. */
  readonly separate: boolean;
  /** Email address of the person who says so. */
  readonly by: string;
}

function separateOne(context: Context, input: SeparateFileInput): Promise<boolean> {
  const { separate, by } = input;
  return changeCandidate(context, input, (job, file) => {
    if (!file.result || file.separate === separate) return null;
    const { name, status, score } = file.result;
    return {
      set: { separate },
      decision: {
        at: context.clock(),
        kind: separate ? 'separated' : 'merged',
        by,
        name,
        from: status,
        to: status,
        score,
        comparisonScore: job.comparisonScore,
        why: separate
          ? `${file.fileName} is not of the same person as other files.`
          : `${file.fileName} may be of the same person as other files again.`,
      },
    };
  });
}

/**
 * Says that a file is of another person than all other files, whatever they have in common, or takes that back. A
 * person that the file leaves keeps what was decided. Throws CandidateNotFound and JobNotComplete.
 */
export function separateFile(context: Context, input: SeparateFileInput): Promise<PeopleChanged> {
  const fileIds = [input.candidateId];
  return changePersons(context, { ...input, fileIds }, () => separateOne(context, input));
}
