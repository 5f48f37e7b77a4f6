import * as http from '@shortlist/contracts/http/resumes';
import type { OperationBodyInput } from '@shortlist/contracts/operation';
import type { Candidate, Choice } from '@shortlist/contracts/screening';
import { statusOfChoice } from '@shortlist/screening/formula';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useCallback } from 'react';
import { changeInParts } from './change-in-parts.js';
import { decidedText, skippedText } from './decision-texts.js';
import { usePeople } from './people-context.js';

type Change = OperationBodyInput<typeof http.decideCandidates>['changes'][number];

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
  /** True to show nothing before the server has decided; by default the outcome is shown at once. */
  readonly waits?: boolean;
  /** Takes the sentence about what failed; a toast by default. */
  readonly onError?: (sentence: string) => void;
}

/** Decides about people: null takes their decisions back. Answers true when it succeeded. */
export type Decide = (
  candidateIds: readonly string[],
  choice: Choice | null,
  options?: DecideOptions,
) => Promise<boolean>;

/**
 * Decides about people of the screening around: shows the outcome, then what the server made of it, says who was left
 * out, and offers to take it back.
 */
export function useDecide(): Decide {
  const { jobId, store, undoStack, inTurn } = usePeople();
  const { call, notify, session } = useHost();
  const by = session.user?.email ?? '';

  return useCallback(
    async (candidateIds, choice, { reason = '', waits = false, onError } = {}) => {
      const state = store?.getState();
      if (!store || state?.status !== 'ready' || candidateIds.length === 0) return false;
      const at = new Date().toISOString();
      const post = (changes: readonly Change[], how: { reason?: string; undo?: boolean }) =>
        changeInParts({
          items: changes,
          send: (part) =>
            call(http.decideCandidates, {
              params: { id: jobId },
              body: { changes: [...part], ...how },
            }),
          onPart: (changed) => store.apply(changed),
        });
      // What the score would make of them without a decision is for the server to say.
      const forget =
        choice === null || waits
          ? () => undefined
          : store.foresee(candidateIds, (candidate) => ({
              ...candidate,
              status: statusOfChoice(choice),
              override: { status: choice, reason, by, at },
            }));
      try {
        const { before, changed } = await inTurn(async () => {
          const known = store.knownOf(candidateIds);
          const changed = await post(
            // A decision that somebody made in the meantime is kept, and that is said.
            known.map(({ id, override }) => ({
              candidateId: id,
              choice,
              replaces: override?.at ?? null,
            })),
            reason === '' ? {} : { reason },
          );
          return { before: known, changed };
        });
        forget();
        const skipped = new Set(changed.skipped.map(({ candidateId }) => candidateId));
        const decided = before.filter(({ id }) => !skipped.has(id));
        const left = skippedText(changed.skipped);
        const shown = new Set(changed.rows.map(({ candidate }) => candidate.id));
        // Somebody else changed them: what is on the page is out of date.
        if ([...skipped].some((id) => !shown.has(id))) void store.reload();
        if (decided.length === 0) {
          undoStack.say(left);
          return true;
        }
        const now = new Map(changed.rows.map(({ candidate }) => [candidate.id, candidate]));
        const names = decided.map(({ candidate }) => candidate);
        undoStack.push({
          about: decided.map(({ id }) => id),
          message: [decidedText(names, choice), left].filter(Boolean).join(' '),
          undo: async () => {
            try {
              const undone = await inTurn(() =>
                post(
                  decided.map((former) =>
                    formerOf(former, now.get(former.id)?.override?.at ?? null),
                  ),
                  { undo: true },
                ),
              );
              return ['Undone.', skippedText(undone.skipped)].filter(Boolean).join(' ');
            } catch (error) {
              notify({ kind: 'error', message: errorMessage(error) });
              return null;
            }
          },
        });
        return true;
      } catch (error) {
        forget();
        const message = errorMessage(error);
        if (onError) onError(message);
        else notify({ kind: 'error', message });
        return false;
      }
    },
    [jobId, store, undoStack, inTurn, call, notify, by],
  );
}
