import { useEffect, useEffectEvent } from 'react';
import { useUnsentQueue, useUnsentState } from '../../../unsent/unsent-context.js';
import { keepDraft, readDraft } from './note-drafts.js';

/**
 * A note about a candidate that waited and was not taken in the end is a draft again: `onDraft` hears that there is one,
 * so that the field begins again with it.
 */
export function useRefusedNote(jobId: string, candidateId: string, onDraft: () => void): void {
  const queue = useUnsentQueue();
  const { notifications } = useUnsentState();
  const refused = notifications.find(
    (each) => each.jobId === jobId && each.candidateId === candidateId && each.note !== null,
  );
  const begin = useEffectEvent(onDraft);
  useEffect(() => {
    if (!refused?.note) return;
    // Text being typed is newer.
    if (readDraft(jobId, candidateId) === null) keepDraft(jobId, candidateId, refused.note);
    queue.dismiss(refused.id);
    begin();
  }, [queue, jobId, candidateId, refused]);
}
