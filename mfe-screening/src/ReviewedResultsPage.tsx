import { createLazyPart, Page } from '@shortlist/web-kit';
import { whenIdle } from '@shortlist/web-kit';
import { useEffect } from 'react';
import { ResultsPage } from './features/results/components/ResultsPage.js';

const ReviewPage = createLazyPart(
  async () => (await import('./features/review/components/ReviewPage.js')).ReviewPage,
  {
    failure: 'The review could not be loaded. Please try again.',
    frame: (children) => <Page>{children}</Page>,
  },
);
if (new URLSearchParams(window.location.search).get('view') === 'review') ReviewPage.prepare();

/** The results of a screening, and their review one by one. */
export function ReviewedResultsPage() {
  useEffect(() => {
    // It is there when somebody begins.
    void whenIdle().then(ReviewPage.prepare);
  }, []);
  return <ResultsPage review={<ReviewPage />} />;
}
