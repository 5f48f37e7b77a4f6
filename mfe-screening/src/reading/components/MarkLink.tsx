import { useLocation } from '@shortlist/router';
import { ButtonLink, useMay } from '@shortlist/web-kit';
import { keepReviewList } from '../../screening/lists/review-list.js';
import { reviewOf } from '../../screening/results-address.js';
import { useReading } from '../reading-context.js';

/** Leads to a review of those who wait for the user; nothing where nobody does. */
export function MarkLink({ jobId }: { readonly jobId: string }) {
  const { pathname, search } = useLocation();
  const { people, isBlind } = useReading();
  const mayDecide = useMay()('candidate.decide');
  const mine = [...people.values()].filter(({ group }) => group === 'mine');
  if (!mayDecide || mine.length === 0) return null;
  return (
    <ButtonLink
      to={reviewOf(jobId, null, 'list')}
      state={{ from: `${pathname}${search}` }}
      onClick={() =>
        keepReviewList(
          jobId,
          mine.map(({ candidateId }) => candidateId),
        )
      }
    >
      {isBlind ? 'Mark' : 'Decide'} my {mine.length}
    </ButtonLink>
  );
}
