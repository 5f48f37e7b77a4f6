import * as http from '@shortlist/contracts/http/resumes';
import { Navigate, useSearchParams } from '@shortlist/router';
import {
  EmptyState,
  errorMessage,
  ErrorPanel,
  Page,
  PageHead,
  useOperation,
} from '@shortlist/web-kit';
import type { ReactNode } from 'react';
import { UploadLink } from '../../../components/UploadLink.js';
import { ScreeningProvider } from '../../../people/ScreeningProvider.js';
import { demoJobPrefix } from '../../../screening/demo/demo-results.js';
import { resultsOf } from '../../../screening/results-address.js';
import { useWorkflowState } from '../../../workflow/workflow-context.js';
import { JobResults } from './JobResults.js';
import { NewScreeningLink } from './NewScreeningLink.js';
import { DecisionRecordPage } from './parts.js';
import { ResultsSkeleton } from './ResultsSkeleton.js';
import { RetryDemoButton } from './RetryDemoButton.js';
import { ScreeningResults } from './ScreeningResults.js';

function NothingYet({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Page>
      <PageHead title="Screening Results" />
      <EmptyState title={title} action={<UploadLink variant="primary">Upload Resumes</UploadLink>}>
        {text}
      </EmptyState>
    </Page>
  );
}

/** Without a job in the address: the latest screening of the history. */
function LatestResults() {
  const history = useOperation(http.getHistory);
  if (history.status === 'loading') return <ResultsSkeleton />;
  if (history.status === 'error') {
    return (
      <Page>
        <PageHead title="Screening Results" />
        <ErrorPanel
          title="Your screenings could not be loaded"
          message={errorMessage(history.error)}
          onRetry={history.reload}
        />
      </Page>
    );
  }
  const latest = history.data[0];
  if (latest) return <Navigate to={resultsOf(latest.jobId)} replace />;
  return (
    <NothingYet
      title="No screenings yet"
      text="Upload resumes and a job description to see candidates, scores and reasons here."
    />
  );
}

export interface ResultsPageProps {
  /** Shows the candidates of a screening one at a time. */
  readonly review: ReactNode;
}

/** /results: the job of the address (or its decision record, or its review), else the latest of this tab, else the latest of the history. */
export function ResultsPage({ review }: ResultsPageProps) {
  const { demo, resultJobId } = useWorkflowState();
  const [search] = useSearchParams();
  const jobId = search.get('job');

  if (!jobId)
    return resultJobId ? <Navigate to={resultsOf(resultJobId)} replace /> : <LatestResults />;
  if (!jobId.startsWith(demoJobPrefix) && search.get('view') === 'decisions') {
    return <DecisionRecordPage jobId={jobId} candidateId={search.get('candidate')} />;
  }
  if (!jobId.startsWith(demoJobPrefix)) {
    const instead = search.get('view') === 'review' ? review : null;
    return <JobResults key={jobId} jobId={jobId} instead={instead} />;
  }
  if (demo?.jobId === jobId) {
    return (
      <ScreeningProvider key={jobId} jobId={jobId} bundled={demo}>
        <ScreeningResults
          renderAction={() => (
            <>
              <RetryDemoButton />
              <NewScreeningLink variant="quiet" />
            </>
          )}
        />
      </ScreeningProvider>
    );
  }
  return (
    <NothingYet
      title="These demo results are gone"
      text="Demo results stay only in the tab that made them, until the next screening. Find your own screenings on the dashboard."
    />
  );
}
