import { ResultsPage } from './features/results/components/ResultsPage.js';
import { ReviewPage } from './features/review/components/ReviewPage.js';

/** The results of a screening, and their review one by one. */
export function ReviewedResultsPage() {
  return <ResultsPage review={<ReviewPage />} />;
}
