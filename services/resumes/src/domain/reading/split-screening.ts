import { isDeepStrictEqual } from 'node:util';
import { equalShares } from '@shortlist/contracts/reading';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import type { StoredReader } from '../../models/reading.js';
import { changePeople } from '../change/change-people.js';
import { findChangeable } from '../change/read-part.js';
import { findMembers } from '../people/find-members.js';
import { peopleOf } from '../read/access.js';
import { announceChange } from '../read/announce-change.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { refusal } from '../refusal.js';
import { deal, type DealtPerson } from './deal.js';
import { findReadPeople, type ReadPerson } from './find-reading.js';
import { markedOf } from './groups.js';

export interface WantedReader {
  readonly userId: string;
  /** People, with those already marked; undefined: an equal share. */
  readonly people?: number | undefined;
}

export interface SplitInput extends JobOfMember {
  readonly readers: readonly WantedReader[];
  readonly isBlind: boolean;
  readonly dueAt?: string | null | undefined;
}

/** Throws NotAMember, also for who does not see a private screening, and CanNotRead. */
async function requireReaders(
  context: Context,
  job: JobRecord,
  readers: readonly WantedReader[],
): Promise<void> {
  const members = await findMembers(context, job.workspaceId);
  const { leadId, reviewerIds, isPrivate } = peopleOf(job);
  const seeing = new Set([leadId, ...reviewerIds]);
  for (const { userId } of readers) {
    const role = members.get(userId)?.role;
    if (role === undefined || (isPrivate && !seeing.has(userId))) throw refusal('NotAMember');
    if (role === 'viewer') throw refusal('CanNotRead');
  }
}

interface Shares {
  /** People for each reader, without those already marked. */
  readonly open: ReadonlyMap<string, number>;
}

/** Throws SharesDoNotFit. */
function shareOut(
  people: readonly DealtPerson[],
  readers: readonly WantedReader[],
  perPerson: number,
): Shares & { readonly refuse: () => Error } {
  const marked = new Map<string, number>();
  for (const userId of people.flatMap((person) => person.marked)) {
    marked.set(userId, (marked.get(userId) ?? 0) + 1);
  }
  const own = readers.map(({ userId }) => marked.get(userId) ?? 0);
  const byOthers = [...marked.values()].reduce((sum, count) => sum + count, 0);
  const bySelves = own.reduce((sum, count) => sum + count, 0);
  const total = people.length * perPerson - (byOthers - bySelves);
  const limits = { total, people: people.length };
  const refuse = () =>
    refusal('SharesDoNotFit', { total: String(total), people: String(people.length) });
  const isByHand = readers.some((reader) => reader.people !== undefined);
  const shares = isByHand ? readers.map((reader) => reader.people ?? 0) : equalShares(own, limits);
  const fits =
    shares.reduce((sum, share) => sum + share, 0) === total &&
    shares.every((share, at) => share <= people.length && share >= (own[at] ?? 0));
  if (!fits) throw refuse();
  const open = readers.map(
    ({ userId }, at) => [userId, (shares[at] ?? 0) - (own[at] ?? 0)] as const,
  );
  return { open: new Map(open), refuse };
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
 * and decisions stay. Readers who do not review the screening do so from then on. Gives how many people were dealt. A
 * crash leaves some with the readers of before: to be repeated. Throws JobNotFound, JobNotComplete, NothingToSplit,
 * TooFewReaders, SharesDoNotFit, NotAMember, CanNotRead and Unavailable.
 */
export async function splitScreening(
  context: Context,
  { readers, isBlind, dueAt = null, ...owner }: SplitInput,
): Promise<number> {
  const job = await findJob(context, owner, 'screening.change');
  if (!job) throw refusal('JobNotFound');
  await findChangeable(context, owner);
  const perPerson = isBlind ? 2 : 1;
  if (readers.length < perPerson) throw refusal('TooFewReaders');
  await requireReaders(context, job, readers);
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
  return people.length;
}

/** Stores how it is split, and the readers as reviewers. Throws JobNotFound. */
async function storeSplit(
  context: Context,
  job: JobRecord,
  {
    owner,
    readers,
    isBlind,
    dueAt,
  }: Pick<SplitInput, 'readers' | 'isBlind'> & {
    readonly owner: JobOfMember;
    readonly dueAt: string | null;
  },
): Promise<void> {
  const { leadId, reviewerIds } = peopleOf(job);
  const ids = readers.map(({ userId }) => userId).filter((userId) => userId !== leadId);
  const split = {
    ...{ by: owner.member.userId, at: context.clock(), isBlind },
    dueAt: dueAt === null ? null : new Date(dueAt),
  };
  const { matchedCount } = await context.models.jobs
    .in(job.workspaceId)
    .updateOne(
      { _id: job._id, status: { $ne: 'deleting' } },
      { $set: { split, reviewerIds: [...new Set([...reviewerIds, ...ids])] } },
    );
  if (matchedCount === 0) throw refusal('JobNotFound');
  announceChange(context, { workspaceId: job.workspaceId, jobId: job._id }, 'people', 'marks');
}
