import { useLocation, useNavigate, useSearchParams } from '@shortlist/router';
import { useCallback, useRef, useState } from 'react';
import { readReviewList } from '../../screening/lists/review-list.js';
import { resultsOf, reviewOf } from '../../screening/results-address.js';
import { keepMemory, readMemory, type ReviewMemory } from './review-memory.js';
import { type Among, readAmong } from './review-queue.js';

/** Stands for the screen after the last candidate, where the address names one. */
export const endOfReview = 'end';

/** The results that a link to the review was followed from, when it says so. */
function cameFrom(state: unknown): string | null {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/results?') ? from : null;
}

/**
 * Where one is in a review: in the address, so that a reload and Back find it, and in the tab, so that the next review of
 * the screening goes on there.
 */
export function useReviewPlace(jobId: string) {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const named = search.get('among');
  const [memory, setMemory] = useState((): ReviewMemory => {
    const kept = readMemory(jobId);
    const among = named === null ? kept.among : readAmong(named);
    const begunWith = among === 'list' ? readReviewList(jobId) : kept.begunWith;
    return {
      ...kept,
      among,
      begunWith: among === kept.among || among === 'list' ? begunWith : [],
      from: cameFrom(location.state) ?? kept.from,
    };
  });

  const [hasList] = useState(() => readReviewList(jobId).length > 0);
  const latest = useRef(memory);

  const remember = useCallback(
    (change: Partial<ReviewMemory>) => {
      latest.current = { ...latest.current, ...change };
      setMemory(latest.current);
      keepMemory(jobId, latest.current);
    },
    [jobId],
  );

  /** Back leads out of the review, not through everybody who was looked at. */
  const show = useCallback(
    (candidateId: string | null) =>
      void navigate(reviewOf(jobId, candidateId, latest.current.among), { replace: true }),
    [jobId, navigate],
  );

  const goTo = useCallback(
    (candidateId: string) => {
      remember({ at: candidateId });
      show(candidateId);
    },
    [remember, show],
  );

  return {
    ...memory,
    hasList,
    /** The person on the screen; null for nobody named, `endOfReview` after the last. */
    wanted: search.get('candidate') || null,
    results: memory.from ?? resultsOf(jobId),
    rejections: `${resultsOf(jobId)}&tab=rejections`,
    goTo,
    goToEnd: useCallback(() => show(endOfReview), [show]),
    remember,
    /** Begins a review of others. */
    choose: useCallback(
      (among: Among) => {
        const begunWith = among === 'list' ? readReviewList(jobId) : [];
        remember({ among, at: null, begunWith });
        show(null);
      },
      [jobId, remember, show],
    ),
  };
}
