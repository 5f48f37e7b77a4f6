import type { Candidate, Choice } from '@shortlist/contracts/screening';
import { errorMessage, notAllowedText, useHost, useMay } from '@shortlist/web-kit';
import { useCallback } from 'react';
import { useComments } from '../../comments/comments-context.js';
import { contestedIn } from '../../comments/contested.js';
import type { DecideBody } from '../../unsent/unsent-change.js';
import { useUnsentQueue } from '../../unsent/unsent-context.js';
import { usePeople } from '../store/people-context.js';
import { decidedText, namesOf, skippedText } from './decision-texts.js';
import { storedOf } from './stored-of.js';
import { useUndoDecisions } from './use-undo-decisions.js';

type Change = DecideBody['changes'][number];

/** The decision that stood before, to be made again instead of one that was made at `at`. */
function formerOf({ id, override }: Candidate, at: string | null): Change {
  if (!override || override.status === 'review') {
    return { candidateId: id, choice: null, replaces: at };
  }
  return { candidateId: id, choice: override.status, reason: override.reason, replaces: at };
}

export interface DecideOptions {
  /** Needed for rejecting. */
  readonly reason?: string;
  /** True to show nothing before it is stored or known to wait; by default the outcome is shown at once. */
  readonly waits?: boolean;
  /** Takes the sentence about what failed; a toast by default. */
  readonly onError?: (sentence: string) => void;
}

/**
 * Decides about people: null takes their decisions back. Answers true when it is stored, or waits to be; false when it
 * was refused.
 */
export type Decide = (
  candidateIds: readonly string[],
  choice: Choice | null,
  options?: DecideOptions,
) => Promise<boolean>;

/**
 * Decides about people of the screening around: shows the outcome, has the server store it, now or when it can be
 * reached, says who was left out, and offers to take it back.
 */
export function useDecide(): Decide {
  const { jobId, store, undoStack } = usePeople();
  const queue = useUnsentQueue();
  const { notify, session } = useHost();
  const { contest } = useComments();
  const mayDecide = useMay()('candidate.decide');
  const undoDecisions = useUndoDecisions();
  const by = session.user?.email ?? '';

  return useCallback(
    async (candidateIds, choice, { reason = '', waits = false, onError } = {}) => {
      const state = store?.getState();
      if (!store || state?.status !== 'ready' || candidateIds.length === 0) return false;
      if (!mayDecide) {
        if (onError) onError(notAllowedText);
        else notify({ kind: 'error', message: notAllowedText });
        return false;
      }
      const ids = new Set(candidateIds);
      const before = state.screening.candidates.filter(({ id }) => ids.has(id));
      const change = { kind: 'decision', jobId, by, names: namesOf(before) } as const;
      const known = store.knownOf(candidateIds);
      const added = queue.add(
        {
          ...change,
          standing: {},
          body: {
            // A decision that somebody made in the meantime is kept, and that is said.
            changes: known.map(({ id, override }) => ({
              candidateId: id,
              choice,
              replaces: override?.at ?? null,
            })),
            ...(reason === '' ? {} : { reason }),
          },
        },
        { waits },
      );
      const outcome = await added.first;
      if (outcome.status === 'refused') {
        const message = errorMessage(outcome.error);
        if (onError) onError(message);
        else notify({ kind: 'error', message });
        return false;
      }
      const skipped = outcome.status === 'stored' ? outcome.answer.skipped : [];
      const out = new Set(skipped.map(({ candidateId }) => candidateId));
      const decided = before.filter(({ id }) => !out.has(id));
      const contested =
        outcome.status === 'stored'
          ? contestedIn({
              answer: outcome.answer,
              replaced: new Map(known.map(({ id, override }) => [id, override?.at ?? null])),
              choice,
              own: by,
            })
          : [];
      const isSaid = contested.length > 0 && contest(contested);
      const saidIds = new Set(isSaid ? contested.map(({ candidateId }) => candidateId) : []);
      const left = skippedText(skipped.filter(({ candidateId }) => !saidIds.has(candidateId)));
      if (decided.length === 0) {
        if (left !== '') undoStack.say(left);
        return true;
      }
      const names = decided.map(({ candidate }) => candidate);
      undoStack.push({
        about: decided.map(({ id }) => id),
        message: [decidedText(names, choice), left].filter(Boolean).join(' '),
        undo: async () => {
          const stored = await storedOf(queue, added);
          const former = decided.filter(({ id }) => stored.has(id));
          if (former.length === 0) return 'Undone.';
          return undoDecisions({
            former,
            names: change.names,
            changes: former.map((each) =>
              formerOf(each, stored.get(each.id)?.override?.at ?? null),
            ),
          });
        },
      });
      return true;
    },
    [jobId, store, undoStack, queue, notify, mayDecide, undoDecisions, by, contest],
  );
}
