import * as http from '@shortlist/contracts/http/resumes';
import type { Candidate } from '@shortlist/contracts/screening';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { useUndoDecisions } from '../people/decisions/use-undo-decisions.js';
import { usePeople } from '../people/store/people-context.js';
import { useScreeningChanges } from '../people/store/use-screening.js';
import { useReading } from './reading-context.js';

/** Decides about people as both of their readers marked them, and offers one undo for all of them. */
export function useConfirmAgreed() {
  const { apply } = useScreeningChanges();
  const { jobId, undoStack } = usePeople();
  const { load } = useReading();
  const { call, notify } = useHost();
  const undoDecisions = useUndoDecisions();
  const [isBusy, setBusy] = useState(false);

  const undo = async (former: readonly Candidate[], times: ReadonlyMap<string, string>) => {
    const said = await undoDecisions({
      former,
      changes: former.map(({ id }) => ({
        ...{ candidateId: id, choice: null, replaces: times.get(id) ?? null },
      })),
    });
    if (said !== null) load();
    return said;
  };

  const confirm = async (candidates: readonly Candidate[]) => {
    setBusy(true);
    const candidateIds = candidates.map(({ id }) => id);
    try {
      const changed = await call(http.confirmAgreed, {
        params: { id: jobId },
        body: { candidateIds },
      });
      apply(changed);
      const times = new Map(
        changed.rows.flatMap(({ candidate: { id, override } }) =>
          override ? [[id, override.at] as const] : [],
        ),
      );
      const decided = candidates.filter(({ id }) => times.has(id));
      const count = decided.length;
      if (count > 0) {
        undoStack.push({
          about: decided.map(({ id }) => id),
          message: `${count} ${count === 1 ? 'candidate was' : 'candidates were'} decided as both readers marked.`,
          undo: () => undo(decided, times),
        });
      }
      load();
    } catch (cause) {
      notify({ kind: 'error', message: errorMessage(cause) });
    }
    setBusy(false);
  };

  return { isBusy, confirm };
}
