import { ResultsPage } from '../../results/components/ResultsPage.js';
import { ReviewPage } from './ReviewPage.js';

/** The results of a screening, and their review one by one. */
export function ReviewedResultsPage() {
  return <ResultsPage review={<ReviewPage />} />;
}
