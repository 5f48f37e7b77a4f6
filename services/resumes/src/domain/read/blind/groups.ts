import type { ReadingPerson } from '@shortlist/contracts/reading';
import type { ScreeningPeople } from '@shortlist/contracts/screening-access';
import type { StoredReader } from '../../../models/reading.js';

type Readers = readonly StoredReader[];

/** Readers who have marked. */
export function markedOf(readers: Readers): StoredReader[] {
  return readers.filter(({ mark }) => mark !== null);
}

/** True once two have marked: the marks stay from then on. */
export function isReadTwice(readers: Readers): boolean {
  return markedOf(readers).length >= 2;
}

/** True where two have given the same mark. */
export function isAgreed(readers: Readers): boolean {
  const marks = new Set(markedOf(readers).map(({ mark }) => mark));
  return isReadTwice(readers) && marks.size === 1;
}

/** The group of an undecided person for a member. */
export function groupOf(
  readers: Readers,
  { userId, isBlind }: { readonly userId: string; readonly isBlind: boolean },
): ReadingPerson['group'] {
  if (isReadTwice(readers)) return isAgreed(readers) ? 'agree' : 'differ';
  const own = readers.find((reader) => reader.userId === userId);
  if (!own) return 'others';
  return own.mark === null || !isBlind ? 'mine' : 'waiting';
}

/** True where a member may see a reader's mark: a reader once they have marked, others once two have. */
export function seesMark(readers: Readers, by: StoredReader, userId: string): boolean {
  const own = readers.find((reader) => reader.userId === userId);
  if (own) return own.mark !== null || own === by;
  return isReadTwice(readers);
}

/** Readers with the marks that a member may see; the others are empty. */
export function seenReaders(readers: Readers, userId: string): StoredReader[] {
  return readers.map((reader) =>
    seesMark(readers, reader, userId)
      ? reader
      : { ...reader, mark: null, reason: '', at: null, by: '' },
  );
}

/**
 * The member who decides where readers differ: the lead, or the first reviewer who has not read the person where the lead has.
 * The lead again where everybody has.
 */
export function deciderOf(
  { leadId, reviewerIds }: Pick<ScreeningPeople, 'leadId' | 'reviewerIds'>,
  readers: Readers,
): string {
  const isReader = (userId: string) => readers.some((reader) => reader.userId === userId);
  return [leadId, ...reviewerIds].find((userId) => !isReader(userId)) ?? leadId;
}
