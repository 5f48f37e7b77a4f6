import * as http from '@shortlist/contracts/http/resumes';
import { useHost } from '@shortlist/web-kit';
import { useCallback } from 'react';
import { usePeople } from '../store/people-context.js';
import { useRegroup } from './use-regroup.js';

/**
 * Says that a file is not of the same person as the person's other files; can be undone. Answers true when it
 * succeeded; why it failed is said in a toast.
 */
export function useSeparate(): (fileId: string, fileName: string) => Promise<boolean> {
  const { undoStack } = usePeople();
  const { call } = useHost();
  const regroup = useRegroup();

  return useCallback(
    async (fileId, fileName) => {
      const attempt = (separate: boolean) =>
        regroup((id) =>
          call(http.separateFile, { params: { id, candidateId: fileId }, body: { separate } }),
        );
      if (!(await attempt(true))) return false;
      undoStack.push({
        message: `${fileName} now belongs to a separate person.`,
        about: [fileId],
        undo: async () => ((await attempt(false)) ? 'Undone.' : null),
      });
      return true;
    },
    [undoStack, call, regroup],
  );
}
