import * as http from '@shortlist/contracts/http/resumes';
import {
  ButtonLink,
  Delayed,
  errorMessage,
  ErrorPanel,
  Page,
  PageHead,
  Skeleton,
  Stack,
  useOperation,
  VisuallyHidden,
} from '@shortlist/web-kit';
import { useEffect } from 'react';
import { resultsOf } from '../../../../screening/results-address.js';
import { DecisionRecordView } from './DecisionRecordView.js';

export interface DecisionRecordPageProps {
  readonly jobId: string;
  /** Shows only this candidate's decisions. */
  readonly candidateId: string | null;
}

/** The decision record of a screening: loaded, missing, or there. */
export function DecisionRecordPage({ jobId, candidateId }: DecisionRecordPageProps) {
  const record = useOperation(http.getDecisionRecord, { params: { id: jobId } });
  useEffect(() => {
    // Another view at the same address path: the shell only goes to the top when the path changes.
    document.documentElement.scrollTop = 0;
  }, []);
  if (record.status === 'ready') {
    return <DecisionRecordView record={record.data} candidateId={candidateId} />;
  }
  return (
    <Page>
      <PageHead
        title="Decision record"
        actions={<ButtonLink to={resultsOf(jobId)}>Back to results</ButtonLink>}
      />
      {record.status === 'error' ? (
        <ErrorPanel
          title="The decision record could not be loaded"
          message={errorMessage(record.error)}
          onRetry={record.reload}
        />
      ) : (
        <>
          <VisuallyHidden role="status">Loading the decision record</VisuallyHidden>
          <Delayed>
            <Stack gap={5}>
              <Skeleton height={60} />
              <Skeleton height={120} />
              <Skeleton height={120} />
            </Stack>
          </Delayed>
        </>
      )}
    </Page>
  );
}
