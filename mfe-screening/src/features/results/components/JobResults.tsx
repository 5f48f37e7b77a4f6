import * as http from '@shortlist/contracts/http/resumes';
import type { ScreeningOverview } from '@shortlist/contracts/people';
import {
  ApiError,
  Button,
  ButtonLink,
  errorMessage,
  ErrorPanel,
  Note,
  Page,
  PageHead,
} from '@shortlist/web-kit';
import type { ReactNode } from 'react';
import { CommentsProvider } from '../../../comments/components/CommentsProvider.js';
import { UploadAgainButton } from '../../../components/UploadAgainButton.js';
import { ScreeningProvider } from '../../../people/components/ScreeningProvider.js';
import { useScreeningChanges, useScreeningState } from '../../../people/use-screening.js';
import { useScreeningWatch } from '../../../people/use-screening-watch.js';
import { NewScreeningLink } from './NewScreeningLink.js';
import { ResultsSkeleton } from './ResultsSkeleton.js';
import { ScreeningResults } from './ScreeningResults.js';

/** Pause between two looks at files that are being scored because a person asked, in milliseconds. */
const scoringPollMs = 1200;

function UnfinishedNote({ job }: { readonly job: ScreeningOverview }) {
  if (job.status === 'processing') {
    return (
      <Note
        tone="info"
        title="This screening is still running"
        action={
          <ButtonLink to={`/processing?job=${encodeURIComponent(job.jobId)}`}>
            See its progress
          </ButtonLink>
        }
      >
        {job.phase === 'starting'
          ? `The files are being read: ${job.filesRead ?? 0} of ${job.total}.`
          : `${job.done} of ${job.total} resumes are done.`}
      </Note>
    );
  }
  if (job.status === 'failed') {
    const died = job.phase === 'starting';
    return (
      <Note
        tone="bad"
        title={died ? 'This screening was not started' : 'This screening could not be completed'}
        action={
          died ? (
            <UploadAgainButton job={job} />
          ) : (
            <ButtonLink to="/upload">Upload again</ButtonLink>
          )
        }
      >
        {job.failure ?? http.processResumes.errors.ScreeningFailed.message}
      </Note>
    );
  }
  return (
    <Note
      tone="warn"
      title="This screening is in a state that this page does not know"
      action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
    >
      Shortlist has changed since this page was opened. {job.done} of {job.total} resumes are done.
    </Note>
  );
}

function Unfinished({ job }: { readonly job: ScreeningOverview }) {
  return (
    <Page>
      <PageHead title="Screening Results" context={job.title} actions={<NewScreeningLink />} />
      <UnfinishedNote job={job} />
    </Page>
  );
}

/** True while scores are still to come. */
function isScoring(overview: ScreeningOverview | null): boolean {
  if (!overview) return false;
  return Boolean(overview.adding) || overview.unreadable.some((file) => file.scoring);
}

function LoadedResults() {
  const state = useScreeningState();
  const { reload } = useScreeningChanges();
  const overview = state.status === 'ready' ? state.overview : null;
  useScreeningWatch({
    active: isScoring(overview),
    everyMs: scoringPollMs,
  });
  if (state.status === 'error') {
    const { error } = state;
    const missing = error instanceof ApiError && [404, 422].includes(error.status ?? 0);
    return (
      <Page>
        <PageHead title="Screening Results" actions={<NewScreeningLink />} />
        {missing ? (
          <Note
            tone="bad"
            title="This screening was not found"
            action={<ButtonLink to="/dashboard">See your screenings</ButtonLink>}
          >
            {http.getScreening.errors.JobNotFound.message}
          </Note>
        ) : (
          <ErrorPanel
            title="The results could not be loaded"
            message={errorMessage(error)}
            onRetry={() => void reload()}
          />
        )}
      </Page>
    );
  }
  if (!overview) return <ResultsSkeleton />;
  if (overview.status !== 'completed') return <Unfinished job={overview} />;
  return <ScreeningResults renderAction={(variant) => <NewScreeningLink variant={variant} />} />;
}

export interface JobResultsProps {
  readonly jobId: string;
  /** Shown instead of the lists; what is loaded stays in between. */
  readonly instead: ReactNode;
}

/** The results of a job that the server has. */
export function JobResults({ jobId, instead }: JobResultsProps) {
  return (
    <ScreeningProvider jobId={jobId}>
      <CommentsProvider jobId={jobId}>{instead ?? <LoadedResults />}</CommentsProvider>
    </ScreeningProvider>
  );
}
