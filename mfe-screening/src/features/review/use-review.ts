import type { Choice } from '@shortlist/contracts/screening';
import { useNavigate } from '@shortlist/router';
import { useHost } from '@shortlist/web-kit';
import { useEffect, useMemo, useState } from 'react';
import { useDecide } from '../../people/decisions/use-decide.js';
import { usePeople } from '../../people/store/people-context.js';
import type { LoadedScreening } from '../../people/store/screening-state.js';
import { useUndo } from '../../people/undo/use-undo.js';
import { useUnsentQueue } from '../../unsent/unsent-context.js';
import { choiceOf, nextUndecided, progressOf, queueOf } from './review-queue.js';
import { findPerson, startOf } from './review-start.js';
import { useMarking } from './use-marking.js';
import { endOfReview, useReviewPlace } from './use-review-place.js';

/** The open question about rejections: the reason before the first one, or another one for the next. */
type Asking = 'rejecting' | 'changing' | null;

/** A review of a screening: who is on the screen, in which order, and what is done about them. */
export function useReview({ screening, isComplete, totals }: LoadedScreening) {
  const { jobId, candidates } = screening;
  const { undoStack } = usePeople();
  const { notify } = useHost();
  const unsent = useUnsentQueue();
  const decideAbout = useDecide();
  const { isBusy, about } = useUndo();
  const navigate = useNavigate();
  const place = useReviewPlace(jobId);
  const marking = useMarking(jobId);
  const { choiceIn } = marking;
  const [asking, setAsking] = useState<Asking>(null);

  const { among, begunWith, wanted, goTo } = place;
  const isEnd = wanted === endOfReview;
  const named = useMemo(() => findPerson(candidates, wanted), [candidates, wanted]);
  const queue = useMemo(
    () => queueOf({ candidates, among, begunWith, current: named?.id ?? null }),
    [candidates, among, begunWith, named],
  );
  const current = named ?? (wanted === null ? startOf(queue, place.at, choiceIn) : null);
  const index = isEnd ? queue.length : queue.findIndex(({ id }) => id === current?.id);
  const counted = useMemo(() => progressOf(queue, choiceIn), [queue, choiceIn]);
  // Further candidates are on their way: their number is known before they are.
  const of = isComplete || among !== 'all' ? queue.length : totals.candidates;

  const startId = wanted === null ? (current?.id ?? null) : null;
  useEffect(() => {
    if (startId !== null) goTo(startId);
  }, [startId, goTo]);

  const [undone] = isBusy ? about : [];
  useEffect(() => {
    // An undone decision, by key or by button, is shown again.
    if (undone !== undefined) goTo(undone);
  }, [undone, goTo]);

  const walk = (by: 1 | -1) => {
    const next = queue[index + by];
    if (next) goTo(next.id);
    else if (by === 1 && isComplete) place.goToEnd();
  };
  const goOn = () => {
    const next = nextUndecided(queue, index, choiceIn);
    if (next) goTo(next.id);
    else place.goToEnd();
  };
  const keep = (choice: Choice, reason: string | null) => {
    if (!current) return;
    // A decision takes nobody out of the review that it is made in.
    if (among !== 'all') place.remember({ begunWith: queue.map(({ id }) => id) });
    if (marking.isMarked(current.id)) {
      void marking.mark(current, choice, reason ?? '');
    } else if (choiceOf(current) !== choice || current.override?.reason !== (reason ?? '')) {
      const onError = (problem: string) =>
        notify({
          kind: 'error',
          message: `The decision about ${current.candidate} was not saved. ${problem}`,
        });
      void decideAbout([current.id], choice, { reason: reason ?? '', onError });
    }
    goOn();
  };

  return {
    place,
    queue,
    current,
    index,
    isEnd,
    progress: { ...counted, of },
    /** Somebody named who is not there, though everybody is loaded. */
    isGone: wanted !== null && !isEnd && !named && isComplete,
    asking,
    marking,
    walk,
    decide: (choice: Choice) => {
      if (!current || !marking.isReady) return;
      if (choice === 'rejected' && place.reason === null) setAsking('rejecting');
      else keep(choice, choice === 'rejected' ? place.reason : null);
    },
    askReason: () => setAsking('changing'),
    closeReason: () => setAsking(null),
    applyReason: (reason: string) => {
      place.remember({ reason });
      setAsking(null);
      if (asking === 'rejecting') keep('rejected', reason);
    },
    goToUndecided: () => {
      const next = nextUndecided(queue, -1, choiceIn);
      if (next) goTo(next.id);
    },
    undo: async () => {
      // Changes on their way are undone first: they are the most recent.
      await unsent.idle();
      if (undoStack.getState().canUndo) await undoStack.undo();
      else undoStack.say('There is nothing to undo.');
    },
    leave: () => {
      place.remember({ begunWith: [] });
      void navigate(place.results);
    },
  };
}
