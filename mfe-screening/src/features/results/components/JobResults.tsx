import * as http from '@shortlist/contracts/http/resumes';
import type { JobDetail } from '@shortlist/contracts/job';
import {
  ApiError,
  Button,
  ButtonLink,
  errorMessage,
  ErrorPanel,
  Note,
  Page,
  PageHead,
  useOperation,
} from '@shortlist/web-kit';
import { useMemo, useState } from 'react';
import { UploadAgainButton } from '../../../components/UploadAgainButton.js';
import { screeningOfJob } from '../../../screening/screening.js';
import { JobChangesProvider } from '../job-changes.js';
import { useLateScores } from '../use-late-scores.js';
import { NewScreeningLink } from './NewScreeningLink.js';
import { ResultsSkeleton } from './ResultsSkeleton.js';
import { ScreeningResults } from './ScreeningResults.js';

function UnfinishedNote({ job }: { readonly job: JobDetail }) {
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

function Unfinished({ job }: { readonly job: JobDetail }) {
  return (
    <Page>
      <PageHead title="Screening Results" context={job.title} actions={<NewScreeningLink />} />
      <UnfinishedNote job={job} />
    </Page>
  );
}

/** The results of a job that the server has. */
export function JobResults({ jobId }: { readonly jobId: string }) {
  const job = useOperation(http.getJob, { params: { id: jobId } });
  const [changed, setChanged] = useState<JobDetail | null>(null);
  const latest = changed ?? job.data;
  useLateScores(latest, setChanged);
  const screening = useMemo(() => (latest ? screeningOfJob(latest) : null), [latest]);
  if (job.status === 'loading') return <ResultsSkeleton />;
  if (job.status === 'error') {
    const missing = job.error instanceof ApiError && [404, 422].includes(job.error.status ?? 0);
    return (
      <Page>
        <PageHead title="Screening Results" actions={<NewScreeningLink />} />
        {missing ? (
          <Note
            tone="bad"
            title="This screening was not found"
            action={<ButtonLink to="/dashboard">See your screenings</ButtonLink>}
          >
            {http.getJob.errors.JobNotFound.message}
          </Note>
        ) : (
          <ErrorPanel
            title="The results could not be loaded"
            message={errorMessage(job.error)}
            onRetry={job.reload}
          />
        )}
      </Page>
    );
  }
  if (job.data.status !== 'completed' || !screening) return <Unfinished job={job.data} />;
  return (
    <JobChangesProvider onChanged={setChanged}>
      <ScreeningResults
        screening={screening}
        renderAction={(variant) => <NewScreeningLink variant={variant} />}
      />
    </JobChangesProvider>
  );
}
