import type { ReceivedComment } from '@shortlist/contracts/sharing';
import { createContext, useContext } from 'react';

export interface Comments {
  /** Why they could not be loaded; undefined when nothing is wrong. */
  readonly error: unknown;
  readonly reload: () => void;
  /** About one person, oldest first. */
  readonly about: (candidateId: string) => readonly ReceivedComment[];
  /** Remembers that the user was shown some; a failure leaves them new. */
  readonly see: (ids: readonly string[]) => void;
  /** Deletes one for good. Throws the API's error. */
  readonly remove: (id: string) => Promise<void>;
}

const none: readonly ReceivedComment[] = [];

/** Of a screening that no server has: nobody can write about it. */
const noComments: Comments = {
  error: undefined,
  reload: () => undefined,
  about: () => none,
  see: () => undefined,
  remove: () => Promise.resolve(),
};

export const CommentsContext = createContext<Comments>(noComments);

/** Comments by people with links about the candidates of the surrounding screening. */
export function useComments(): Comments {
  return useContext(CommentsContext);
}
