import * as http from '@shortlist/contracts/http/resumes';
import type { Candidate, PersonLink } from '@shortlist/contracts/screening';
import { useHost } from '@shortlist/web-kit';
import { useCallback } from 'react';
import { usePeople } from '../store/people-context.js';
import { useRegroup } from './use-regroup.js';

type SamePerson = (
  candidate: Pick<Candidate, 'id' | 'candidate'>,
  others: readonly PersonLink[],
  same: boolean,
) => Promise<void>;

/** Says that candidates are one person, or that each is another one; can be undone. */
export function useSamePerson(): SamePerson {
  const { undoStack } = usePeople();
  const { call } = useHost();
  const regroup = useRegroup();

  return useCallback(
    async ({ id: candidateId, candidate: name }, others, same) => {
      const ids = others.map(({ id }) => id);
      const say = (answer: boolean | null) =>
        regroup((id) =>
          call(http.decideSamePerson, {
            params: { id, candidateId },
            body: { others: ids, same: answer },
          }),
        );
      if (!(await say(same))) return;
      const [other] = others;
      const all =
        others.length > 1 ? `${others.length + 1} people` : `${name} and ${other?.candidate}`;
      undoStack.push({
        message: same ? `${all} are one person now.` : `${all} are kept apart.`,
        about: [candidateId, ...ids],
        undo: async () => ((await say(null)) ? 'Undone.' : null),
      });
    },
    [undoStack, call, regroup],
  );
}
