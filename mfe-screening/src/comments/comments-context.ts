import type { ReceivedComment } from '@shortlist/contracts/sharing';
import { createContext, useContext, useEffect } from 'react';
import { type Members, noMembers } from '../members/use-members.js';
import type { Contested } from './contested.js';

/** Somebody who has a candidate on the screen now. */
export interface Reader {
  readonly userId: string;
  readonly candidateId: string;
}

export interface Comments {
  readonly jobId: string;
  readonly members: Members;
  /** Why they could not be loaded; undefined when nothing is wrong. */
  readonly error: unknown;
  readonly reload: () => void;
  /** About one person, oldest first. */
  readonly about: (candidateId: string) => readonly ReceivedComment[];
  /** Shows what the server answered to a change: all comments of the screening. */
  readonly apply: (comments: readonly ReceivedComment[]) => void;
  /** Remembers that the user was shown some; a failure leaves them new. */
  readonly see: (ids: readonly string[]) => void;
  /** Deletes one. Throws the API's error. */
  readonly remove: (id: string) => Promise<void>;
  /** Says which decisions of the user were not kept, as others decided first; false where nobody works with them. */
  readonly contest: (contested: readonly Contested[]) => boolean;
  /** Other members who read a candidate of the screening now. */
  readonly readers: readonly Reader[];
  /** Says which candidate the user has on the screen; null: none. */
  readonly read: (candidateId: string | null) => void;
}

const none: readonly ReceivedComment[] = [];

/** Of a screening that no server has: nobody can write about it. */
const noComments: Comments = {
  jobId: '',
  members: noMembers,
  error: undefined,
  reload: () => undefined,
  about: () => none,
  apply: () => undefined,
  see: () => undefined,
  remove: () => Promise.resolve(),
  contest: () => false,
  readers: [],
  read: () => undefined,
};

export const CommentsContext = createContext<Comments>(noComments);

/** Comments about the candidates of the surrounding screening, and the members who write them. */
export function useComments(): Comments {
  return useContext(CommentsContext);
}

/** Lets other members see that the user reads a candidate while the component is shown; answers who else does. */
export function useReaders(candidateId: string): readonly Reader[] {
  const { read, readers } = useComments();
  useEffect(() => {
    read(candidateId);
    return () => read(null);
  }, [read, candidateId]);
  return readers.filter((reader) => reader.candidateId === candidateId);
}
