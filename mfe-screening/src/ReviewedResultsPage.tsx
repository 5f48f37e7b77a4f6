import { createLazyPart, Page, usePrepared } from '@shortlist/web-kit';
import { ResultsPage } from './features/results/components/ResultsPage.js';

const ReviewPage = createLazyPart(
  async () => (await import('./features/review/components/ReviewPage.js')).ReviewPage,
  {
    failure: 'The review could not be loaded. Please try again.',
    frame: (children) => <Page>{children}</Page>,
  },
);
if (new URLSearchParams(window.location.search).get('view') === 'review') ReviewPage.prepare();

const later = [ReviewPage];

/** The results of a screening, and their review one by one. */
export function ReviewedResultsPage() {
  usePrepared(later);
  return <ResultsPage review={<ReviewPage />} />;
}
