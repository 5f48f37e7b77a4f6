import * as http from '@shortlist/contracts/http/resumes';
import type { ScreeningOverview } from '@shortlist/contracts/people';
import { Button, ButtonLink, Note, Page, PageHead } from '@shortlist/web-kit';
import { type ReactNode, useDeferredValue } from 'react';
import { CommentsProvider } from '../../../comments/components/CommentsProvider.js';
import { UploadLink } from '../../../components/UploadLink.js';
import { ScreeningProblem } from '../../../people/ScreeningProblem.js';
import { ScreeningProvider } from '../../../people/ScreeningProvider.js';
import { useScreeningChanges, useScreeningState } from '../../../people/store/use-screening.js';
import { useScreeningWatch } from '../../../people/store/use-screening-watch.js';
import { ReadingProvider } from '../../../reading/ReadingProvider.js';
import { UploadAgainButton } from '../../../workflow/UploadAgainButton.js';
import { NewScreeningLink } from './NewScreeningLink.js';
import { ResultsSkeleton } from './ResultsSkeleton.js';
import { ScreeningResults } from './ScreeningResults.js';

/** Pause between two looks at files that are being scored because a person asked, in milliseconds. */
const scoringPollMs = 1200;
/** Pause between two looks at what was changed elsewhere, in milliseconds; tabs of this browser tell each other. */
const elsewherePollMs = 30_000;

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
        action={died ? <UploadAgainButton job={job} /> : <UploadLink>Upload again</UploadLink>}
      >
        {job.failure ?? http.processResumes.errors.ScreeningFailed.message}
      </Note>
    );
  }
  return (
    <Note
      tone="warn"
      title="Unknown status"
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

/** Keeps the screening what it is at the server. */
function Watch() {
  const state = useScreeningState();
  const overview = state.status === 'ready' ? state.overview : null;
  useScreeningWatch({
    active: overview?.status === 'completed',
    everyMs: isScoring(overview) ? scoringPollMs : elsewherePollMs,
  });
  return null;
}

function LoadedResults() {
  const state = useScreeningState();
  const { reload } = useScreeningChanges();
  const overview = state.status === 'ready' ? state.overview : null;
  // In pieces, between which the browser answers.
  const isShown = useDeferredValue(overview !== null);
  if (state.status === 'error') {
    return (
      <Page>
        <PageHead title="Screening Results" actions={<NewScreeningLink />} />
        <ScreeningProblem
          title="The results could not be loaded"
          error={state.error}
          onRetry={() => void reload()}
        />
      </Page>
    );
  }
  if (!overview || !isShown) return <ResultsSkeleton />;
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
      <Watch />
      <CommentsProvider jobId={jobId}>
        <ReadingProvider>{instead ?? <LoadedResults />}</ReadingProvider>
      </CommentsProvider>
    </ScreeningProvider>
  );
}
