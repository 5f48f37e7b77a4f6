import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import type { PeopleChanged } from '../change/change-people.js';
import { decideCandidates, type WantedDecision } from '../change/decide-candidates.js';
import { inParts } from '../outcome/change-candidates.js';
import { requireLead } from '../read/access.js';
import { isAgreed, markedOf } from '../read/blind/groups.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { refusal } from '../refusal.js';

export interface ConfirmAgreedInput extends JobOfMember {
  readonly candidateIds: readonly string[];
  /** Email address of the person who confirms. */
  readonly by: string;
}

const readersView = candidateDocument.pick('readers');

/** Nobody on whom readers differ is decided about: what is not agreed is left out. */
async function findAgreed(
  { models }: Context,
  runId: string,
  candidateIds: readonly string[],
): Promise<WantedDecision[]> {
  const changes: WantedDecision[] = [];
  for (const ids of inParts(candidateIds)) {
    const found = await models.candidates.everywhere.findReadable(
      { _id: { $in: ids }, runId, personId: null, override: null },
      readersView,
    );
    for (const { _id: candidateId, readers } of found) {
      const [one, other] = markedOf(readers);
      if (!one || !other || !isAgreed(readers)) continue;
      const reason = `Both readers agree: ${one.by} and ${other.by}.`;
      changes.push({ candidateId, choice: one.mark, reason, replaces: null });
    }
  }
  return changes;
}

/**
 * Decides about people as both of their readers marked them, with a reason that names both. Somebody who was decided about
 * meanwhile is skipped. Throws JobNotFound, JobNotComplete and NotYourScreening.
 */
export async function confirmAgreed(
  context: Context,
  { candidateIds, by, ...owner }: ConfirmAgreedInput,
): Promise<PeopleChanged> {
  const job = await findJob(context, owner, 'candidate.decide');
  if (!job) throw refusal('JobNotFound');
  requireLead(owner.member, job);
  const changes = await findAgreed(context, job.runId, candidateIds);
  return decideCandidates(context, { ...owner, changes, by });
}
