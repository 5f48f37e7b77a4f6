import type { Candidate } from '@shortlist/contracts/screening';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useCallback } from 'react';
import type { DecideBody } from '../../unsent/unsent-change.js';
import { useUnsentQueue } from '../../unsent/unsent-context.js';
import { usePeople } from '../store/people-context.js';
import { namesOf, skippedText } from './decision-texts.js';

export interface UndoneDecisions {
  /** People with the outcome of before. */
  readonly former: readonly Candidate[];
  /** Named while the undo waits to be sent; default: those of `former`. */
  readonly names?: ReturnType<typeof namesOf>;
  readonly changes: DecideBody['changes'];
}

/** Undoes decisions. Answers a sentence about it; null when it was refused, which is shown. */
export type UndoDecisions = (undone: UndoneDecisions) => Promise<string | null>;

/** Undoes decisions about people of the screening around, now or when the server can be reached. */
export function useUndoDecisions(): UndoDecisions {
  const { jobId } = usePeople();
  const queue = useUnsentQueue();
  const { notify, session } = useHost();
  const by = session.user?.email ?? '';
  return useCallback(
    async ({ former, names = namesOf(former), changes }) => {
      const undone = await queue.add({
        ...({ kind: 'decision', jobId, by, names } as const),
        standing: Object.fromEntries(former.map(({ id, status }) => [id, status])),
        body: { changes, undo: true },
      }).first;
      if (undone.status === 'refused') {
        notify({ kind: 'error', message: errorMessage(undone.error) });
        return null;
      }
      const kept = undone.status === 'stored' ? skippedText(undone.answer.skipped) : '';
      return ['Undone.', kept].filter(Boolean).join(' ');
    },
    [jobId, queue, notify, by],
  );
}
