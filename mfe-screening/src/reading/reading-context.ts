import type { Reading, ReadingPerson } from '@shortlist/contracts/reading';
import { createContext, useContext } from 'react';
import type { Members } from '../members/use-members.js';

/** Readers of the screening around, for all parts of the page. */
export interface ReadingState {
  /** Null while it is not loaded, and in a workspace of one person. */
  readonly reading: Reading | null;
  readonly members: Members | null;
  /** By the ids of the people. */
  readonly people: ReadonlyMap<string, ReadingPerson>;
  /** Two blind readers were asked to mark. */
  readonly isBlind: boolean;
  /** Why the readers could not be loaded; null when they were, or will be. */
  readonly problem: string | null;
  readonly load: () => void;
  readonly replace: (reading: Reading) => void;
  readonly replacePerson: (person: ReadingPerson) => void;
}

const nothing = () => undefined;

const noReading: ReadingState = {
  reading: null,
  members: null,
  people: new Map(),
  isBlind: false,
  problem: null,
  load: nothing,
  replace: nothing,
  replacePerson: nothing,
};

export const ReadingContext = createContext<ReadingState>(noReading);

export function useReading(): ReadingState {
  return useContext(ReadingContext);
}

/** The mark that a reader gave to a person; null where none is given, or it is hidden. */
export function markOf(person: ReadingPerson | undefined, userId: string | undefined) {
  return person?.readers.find((reader) => reader.userId === userId)?.mark ?? null;
}

/** Readers of a person, the user first. */
export function ownFirst({ readers }: ReadingPerson, me: string | undefined) {
  return readers.toSorted((one, other) => Number(other.userId === me) - Number(one.userId === me));
}

/** True while the caller must give a mark, unaware of the score and of the other mark. */
export function isBlindTo(
  { isBlind, reading, people }: Pick<ReadingState, 'isBlind' | 'reading' | 'people'>,
  candidateId: string,
): boolean {
  return isBlind && (reading === null || people.get(candidateId)?.group === 'mine');
}
