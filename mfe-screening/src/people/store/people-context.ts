import { createContext, useContext } from 'react';
import type { UndoStack } from '../undo/undo-stack.js';
import type { CandidateCache } from './candidate-cache.js';
import type { Changes } from './changes.js';
import type { InTurn } from './in-turn.js';
import type { LoadedScreening, ScreeningStore } from './screening-state.js';
import type { TabNewsChannel } from './tab-news.js';

export interface People {
  readonly jobId: string;
  /** Null for a screening that no server has: nothing of it can be changed. */
  readonly store: ScreeningStore | null;
  readonly cache: CandidateCache | null;
  /** A screening that no server has. */
  readonly bundled: LoadedScreening | null;
  /** The other tabs in which it is open; null for a screening that no server has. */
  readonly news: TabNewsChannel | null;
  /** Loads what others change in it. */
  readonly changes: Changes;
  readonly undoStack: UndoStack;
  /** Changes one after the other, in the order in which they were made. */
  readonly inTurn: InTurn;
}

export const PeopleContext = createContext<People | null>(null);

/** Content of the surrounding ScreeningProvider. */
export function usePeople(): People {
  const people = useContext(PeopleContext);
  if (!people) throw new Error('This part of the page needs a ScreeningProvider around it.');
  return people;
}
