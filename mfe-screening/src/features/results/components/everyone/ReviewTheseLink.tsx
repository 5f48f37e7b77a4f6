import { useLocation } from '@shortlist/router';
import { ButtonLink } from '@shortlist/web-kit';
import { keepReviewList } from '../../../../screening/lists/review-list.js';
import { reviewOf } from '../../../../screening/results-address.js';

export interface ReviewTheseLinkProps {
  readonly jobId: string;
  /** Ids of the listed people, in the order of the list. */
  readonly ids: readonly string[];
}

/** Leads to a review of just those who are listed, and from there back to the list as it is. */
export function ReviewTheseLink({ jobId, ids }: ReviewTheseLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink
      to={reviewOf(jobId, null, 'list')}
      state={{ from: `${pathname}${search}` }}
      onClick={() => keepReviewList(jobId, ids)}
    >
      Review these
    </ButtonLink>
  );
}
