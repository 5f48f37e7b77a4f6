import { useLocation } from '@shortlist/router';
import { Button, ButtonLink, useMay, usePrepared } from '@shortlist/web-kit';
import { useState } from 'react';
import { useScreeningStore } from '../../people/store/use-screening.js';
import { keepReviewList } from '../../screening/lists/review-list.js';
import { reviewOf } from '../../screening/results-address.js';
import { SplitDialog } from '../lazy-parts.js';
import { useReading } from '../reading-context.js';
import { planSplit } from '../split-plan.js';

const parts = [SplitDialog];

/** Splits the undecided, and leads to a review of those who wait for the user. */
export function HeadActions() {
  const { screening } = useScreeningStore();
  const { pathname, search } = useLocation();
  const { reading, isBlind } = useReading();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  usePrepared(parts);
  if (!reading) return null;
  const toSplit = planSplit(reading, [], true).people;
  const mine = reading.people.filter(({ group }) => group === 'mine');
  const { jobId } = screening;
  return (
    <>
      {may('screening.change') && toSplit > 0 ? (
        <Button onClick={() => setOpen(true)}>Split {toSplit} undecided</Button>
      ) : null}
      {may('candidate.decide') && mine.length > 0 ? (
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
      ) : null}
      {isOpen ? <SplitDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
