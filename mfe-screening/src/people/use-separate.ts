import * as http from '@shortlist/contracts/http/resumes';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useCallback } from 'react';
import { useUnsentQueue } from '../unsent/unsent-context.js';
import { usePeople } from './people-context.js';

/**
 * Says that a file is not of the same person as the others it stands with; can be taken back. Answers true when it
 * succeeded; why it failed is said in a toast.
 */
export function useSeparate(): (fileId: string, fileName: string) => Promise<boolean> {
  const { jobId, store, undoStack, inTurn } = usePeople();
  const { call, notify } = useHost();
  const queue = useUnsentQueue();

  return useCallback(
    async (fileId, fileName) => {
      if (!store) return false;
      const post = (separate: boolean) =>
        inTurn(async () => {
          // What was decided before stands on the persons as they were.
          await queue.idle();
          const params = { id: jobId, candidateId: fileId };
          const changed = await call(http.separateFile, { params, body: { separate } });
          store.apply(changed);
        });
      const attempt = async (separate: boolean) => {
        try {
          await post(separate);
          return true;
        } catch (error) {
          notify({ kind: 'error', message: errorMessage(error) });
          return false;
        }
      };
      if (!(await attempt(true))) return false;
      undoStack.push({
        message: `${fileName} now stands for a person of its own.`,
        about: [fileId],
        undo: async () => ((await attempt(false)) ? 'Undone.' : null),
      });
      return true;
    },
    [jobId, store, undoStack, inTurn, queue, call, notify],
  );
}
