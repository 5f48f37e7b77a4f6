import { ButtonLink, FillScreen, Note, Page, PageHead } from '@shortlist/web-kit';
import { OutboxInStep } from '../../../outbox/OutboxInStep.js';
import { OutboxProvider } from '../../../outbox/OutboxProvider.js';
import { ScreeningProblem } from '../../../people/ScreeningProblem.js';
import { usePeople } from '../../../people/store/people-context.js';
import { useScreeningChanges, useScreeningState } from '../../../people/store/use-screening.js';
import { resultsOf } from '../../../screening/results-address.js';
import { Review } from './Review.js';
import { ReviewSkeleton } from './ReviewSkeleton.js';

/** The review of the screening around, once it is loaded. */
export function ReviewPage() {
  const { jobId } = usePeople();
  const state = useScreeningState();
  const { reload } = useScreeningChanges();
  if (state.status === 'error') {
    return (
      <Page>
        <PageHead title="Review" />
        <ScreeningProblem
          title="The candidates could not be loaded"
          error={state.error}
          onRetry={() => void reload()}
        />
      </Page>
    );
  }
  if (state.status === 'loading') {
    return (
      <FillScreen>
        <ReviewSkeleton />
      </FillScreen>
    );
  }
  if (state.overview?.status !== 'completed') {
    return (
      <Page>
        <PageHead title="Review" />
        <Note
          tone="info"
          title="No one to review yet"
          action={<ButtonLink to={resultsOf(jobId)}>See the screening</ButtonLink>}
        >
          Some candidates of this screening have no score yet.
        </Note>
      </Page>
    );
  }
  return (
    <OutboxProvider jobId={jobId}>
      <OutboxInStep />
      <Review state={state} />
    </OutboxProvider>
  );
}
