import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import type { StoredReader } from '../../models/reading.js';
import { changePeople } from '../change/change-people.js';
import { findChangeable } from '../change/read-part.js';
import { findMembers, type KnownMember } from '../people/find-members.js';
import { peopleOf } from '../read/access.js';
import { markedOf } from '../read/blind/groups.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { refusal } from '../refusal.js';
import { findAway } from './away.js';
import { deal } from './deal.js';
import { findReadPeople, type ReadPerson } from './find-reading.js';
import { mailReaders } from './mail-readers.js';
import { shareOut, type WantedReader } from './share-out.js';
import { storeSplit } from './store-split.js';

export interface SplitInput extends JobOfMember {
  readonly readers: readonly WantedReader[];
  readonly isBlind: boolean;
  readonly dueAt?: string | null | undefined;
  /** Mails the readers what they got. */
  readonly mailReaders?: boolean | undefined;
}

/** The members of the workspace. Throws NotAMember, also for who does not see a private screening, and CanNotRead. */
async function requireReaders(
  context: Context,
  job: JobRecord,
  readers: readonly WantedReader[],
): Promise<ReadonlyMap<string, KnownMember>> {
  const members = await findMembers(context, job.workspaceId);
  const { leadId, reviewerIds, isPrivate } = peopleOf(job);
  const seeing = new Set([leadId, ...reviewerIds]);
  for (const { userId } of readers) {
    const role = members.get(userId)?.role;
    if (role === undefined || (isPrivate && !seeing.has(userId))) throw refusal('NotAMember');
    if (role === 'viewer') throw refusal('CanNotRead');
  }
  return members;
}

/** Readers of equal shares who are not away; all where shares are given by hand. */
async function withoutAway(
  context: Context,
  { workspaceId }: JobRecord,
  readers: readonly WantedReader[],
): Promise<readonly WantedReader[]> {
  if (readers.some(({ people }) => people !== undefined)) return readers;
  const away = await findAway(context, workspaceId);
  return readers.filter(({ userId }) => !away.has(userId));
}

/** Best score first: a hand is dealt in this order. */
function byScore(one: ReadPerson, other: ReadPerson): number {
  const scoreOf = ({ counted, result }: ReadPerson) => (counted ?? result)?.score ?? 0;
  return scoreOf(other) - scoreOf(one) || one.position - other.position;
}

const newReader = (userId: string): StoredReader => ({
  ...{ userId, mark: null, reason: '', by: '', at: null },
});

/**
 * Splits the undecided people of a screening among readers; those who have none yet, or whose reader has not marked. Marks
 * and decisions stay; equal shares leave out who is away. Readers who do not review the screening do so from then on. Gives how many people were dealt. A
 * crash leaves some with the readers of before: to be repeated. Throws JobNotFound, JobNotComplete, NothingToSplit,
 * TooFewReaders, SharesDoNotFit, NotAMember, CanNotRead and Unavailable.
 */
export async function splitScreening(
  context: Context,
  { readers: chosen, isBlind, dueAt = null, mailReaders: isMailed = false, ...owner }: SplitInput,
): Promise<number> {
  const job = await findJob(context, owner, 'screening.change');
  if (!job) throw refusal('JobNotFound');
  await findChangeable(context, owner);
  const perPerson = isBlind ? 2 : 1;
  const readers = await withoutAway(context, job, chosen);
  if (readers.length < perPerson) throw refusal('TooFewReaders');
  const members = await requireReaders(context, job, chosen);
  const undecided = await findReadPeople(context, job, 'undecided');
  const people = undecided
    .filter((person) => markedOf(person.readers).length < perPerson)
    .sort(byScore)
    .map(({ _id: id, readers: known }) => ({
      id,
      marked: markedOf(known).map(({ userId }) => userId),
    }));
  if (people.length === 0) throw refusal('NothingToSplit');
  const { open, refuse } = shareOut(people, readers, perPerson);
  const dealt = deal({ people, perPerson, shares: open });
  if (!dealt) throw refuse();
  await storeSplit(context, job, { owner, readers, isBlind, dueAt });
  const wanted = undecided.map(({ _id: candidateId }) => ({ candidateId }));
  await changePeople(context, owner, wanted, (_job, person, { candidateId }) => {
    if (person.override) return null;
    const marked = markedOf(person.readers);
    const added = (dealt.get(candidateId) ?? [])
      .filter((userId) => marked.every((reader) => reader.userId !== userId))
      .slice(0, Math.max(0, perPerson - marked.length));
    const next = [...marked, ...added.map(newReader)];
    return isDeepStrictEqual(next, person.readers) ? null : { set: { readers: next } };
  });
  if (isMailed) {
    const by = owner.member.userId;
    await mailReaders(context, job, { by, isBlind, dueAt, shares: open, members });
  }
  return people.length;
}
