import { Button, EmptyState, formatNumber, Row, useMay } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { UploadLink } from '../../../components/UploadLink.js';
import { sampleTokens } from './sample-files.js';
import { useSampleRun } from './use-sample-run.js';

const Buttons = styled(Row)`
  justify-content: center;
`;

const Small = styled.p`
  margin-top: var(--s3);
  font-size: var(--text-sm);
  color: var(--ink-faint);
`;

/** Text that takes the place of the small print. */
const Problem = styled(Small)`
  color: var(--bad);
`;

/** In place of the screenings while there is none: the own resumes, or a real run of the samples. */
export function FirstScreening({ onNotFirst }: { readonly onNotFirst: () => void }) {
  const { start, state } = useSampleRun(onNotFirst);
  const mayStart = useMay()('screening.start');
  if (!mayStart) {
    return (
      <EmptyState title="No screenings yet">
        Screenings appear here once a colleague starts one.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No screenings yet"
      action={
        <>
          <Buttons gap={2}>
            <UploadLink>Upload Resumes</UploadLink>
            <Button busy={state === 'starting'} busyLabel="Loading the samples…" onClick={start}>
              Try with sample resumes
            </Button>
          </Buttons>
          <Small>Six invented resumes. Uses about {formatNumber(sampleTokens)} tokens.</Small>
          {state === 'failed' ? (
            <Problem role="alert">
              The samples could not be loaded. Please check your connection and try again.
            </Problem>
          ) : null}
        </>
      }
    >
      Your screenings will appear here with their candidates, scores and emails.
    </EmptyState>
  );
}
