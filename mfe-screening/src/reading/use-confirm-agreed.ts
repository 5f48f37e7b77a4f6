import * as http from '@shortlist/contracts/http/resumes';
import type { Candidate } from '@shortlist/contracts/screening';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { namesOf, skippedText } from '../people/decisions/decision-texts.js';
import { usePeople } from '../people/store/people-context.js';
import { useScreeningChanges } from '../people/store/use-screening.js';
import { useUnsentQueue } from '../unsent/unsent-context.js';
import { useReading } from './reading-context.js';

/** Decides about people as both of their readers marked them, and offers one undo for all of them. */
export function useConfirmAgreed() {
  const { apply } = useScreeningChanges();
  const { jobId, undoStack } = usePeople();
  const { load } = useReading();
  const { call, notify, session } = useHost();
  const queue = useUnsentQueue();
  const [isBusy, setBusy] = useState(false);
  const by = session.user?.email ?? '';

  const undo = async (before: readonly Candidate[], times: ReadonlyMap<string, string>) => {
    const undone = await queue.add({
      ...({ kind: 'decision', jobId, by, names: namesOf(before) } as const),
      standing: Object.fromEntries(before.map(({ id, status }) => [id, status])),
      body: {
        changes: before.map(({ id }) => ({
          ...{ candidateId: id, choice: null, replaces: times.get(id) ?? null },
        })),
        undo: true,
      },
    }).first;
    if (undone.status === 'refused') {
      notify({ kind: 'error', message: errorMessage(undone.error) });
      return null;
    }
    load();
    const kept = undone.status === 'stored' ? skippedText(undone.answer.skipped) : '';
    return ['Undone.', kept].filter(Boolean).join(' ');
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
