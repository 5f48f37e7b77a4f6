import * as http from '@shortlist/contracts/http/resumes';
import type { Candidate } from '@shortlist/contracts/screening';
import { useHost } from '@shortlist/web-kit';
import { useCallback } from 'react';
import { usePeople } from '../store/people-context.js';
import { useRegroup } from './use-regroup.js';

type ConfirmAddress = (candidate: Candidate, address: string) => Promise<boolean>;

/**
 * Says which address is a candidate's; can be undone. Answers true when it succeeded; why it failed is said in a toast.
 */
export function useConfirmAddress(): ConfirmAddress {
  const { undoStack } = usePeople();
  const { call } = useHost();
  const regroup = useRegroup();

  return useCallback(
    async (candidate, address) => {
      const { id: candidateId, candidate: name, email, addressCheck } = candidate;
      const say = (next: string | null, addressBefore: string) =>
        regroup((id) =>
          call(http.confirmAddress, {
            params: { id, candidateId },
            body: { address: next, addressBefore },
          }),
        );
      if (!(await say(address, email))) return false;
      const before = addressCheck ? email : null;
      undoStack.push({
        message:
          address === email
            ? `The address of ${name} is confirmed.`
            : `The address of ${name} is ${address} now.`,
        about: [candidateId],
        undo: async () => ((await say(before, address)) ? 'Undone.' : null),
      });
      return true;
    },
    [undoStack, call, regroup],
  );
}
