import type { Reading, ReadingPerson, ReadingSplit } from '@shortlist/contracts/reading';
import { peopleOf } from '../domain/read/access.js';
import { agreementOf } from '../domain/read/blind/agreement.js';
import {
  deciderOf,
  groupOf,
  isReadTwice,
  markedOf,
  seesMark,
} from '../domain/read/blind/groups.js';
import type { FoundReading, ReadPerson } from '../domain/reading/find-reading.js';
import type { JobRecord } from '../models/job.js';
import type { StoredReader } from '../models/reading.js';

type Readers = Pick<ReadPerson, '_id' | 'readers'>;

/** How a screening was split; null while it was not. */
export function presentSplit({ split }: Pick<JobRecord, 'split'>): ReadingSplit | null {
  if (!split) return null;
  const { by, at, isBlind, dueAt } = split;
  return { by, at: at.toISOString(), isBlind, dueAt: dueAt?.toISOString() ?? null };
}

function presentReader(readers: readonly StoredReader[], reader: StoredReader, userId: string) {
  const { mark, reason, at } = reader;
  const isSeen = mark !== null && seesMark(readers, reader, userId);
  const state = mark === null ? 'open' : isSeen ? 'marked' : 'hidden';
  const shown = isSeen
    ? { mark, reason, at: at?.toISOString() ?? null }
    : { mark: null, reason: '', at: null };
  return { userId: reader.userId, state, ...shown } as const;
}

/** An undecided person as a member may see their readers. */
export function presentReadingPerson(
  job: JobRecord,
  { _id, readers }: Readers,
  userId: string,
): ReadingPerson {
  const group = groupOf(readers, { userId, isBlind: job.split?.isBlind === true });
  return {
    candidateId: _id,
    group,
    readers: readers.map((reader) => presentReader(readers, reader, userId)),
    deciderId: group === 'differ' ? deciderOf(peopleOf(job), readers) : null,
  };
}

/** Readers in the order of their first person, with how far each has come. */
function progressOf(people: readonly ReadPerson[]): Reading['readers'] {
  const progress = new Map<string, { people: number; done: number }>();
  for (const { readers, override } of people) {
    for (const { userId, mark } of readers) {
      const known = progress.get(userId) ?? { people: 0, done: 0 };
      const done = known.done + Number(mark !== null || override !== null);
      progress.set(userId, { people: known.people + 1, done });
    }
  }
  return [...progress].map(([userId, counts]) => ({ userId, ...counts }));
}

/** The readers of a screening and their people, as a member may see them. */
export function presentReading(
  { job, people, undecided, away }: FoundReading,
  userId: string,
): Reading {
  const twice = people.filter(({ readers }) => isReadTwice(readers));
  return {
    split: presentSplit(job),
    undecided,
    away: [...away].map(([id, until]) => ({ userId: id, until: until.toISOString() })),
    readers: progressOf(people),
    people: people
      .filter(({ override }) => override === null)
      .map((person) => presentReadingPerson(job, person, userId)),
    agreement: agreementOf(
      twice.map(({ readers }) => ({
        marks: markedOf(readers).map((reader) => ({
          reader: reader.userId,
          mark: reader.mark ?? '',
        })),
      })),
    ),
  };
}
