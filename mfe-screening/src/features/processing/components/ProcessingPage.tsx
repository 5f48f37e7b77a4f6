import { Navigate, useSearchParams } from '@shortlist/router';
import { Delayed, Page, PageHead, Skeleton, useHost } from '@shortlist/web-kit';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { HintStrip } from '../../../components/HintStrip.js';
import { resumesOf, scoredCount, stageOf } from '../../../workflow/progress/run-progress.js';
import {
  type FailedState,
  type RunState,
  unknownRun,
} from '../../../workflow/progress/run-state.js';
import { resumeScreening } from '../../../workflow/run-screening.js';
import { isProcessing } from '../../../workflow/workflow.js';
import { useWorkflow, useWorkflowState } from '../../../workflow/workflow-context.js';
import { ConnectionNote } from './ConnectionNote.js';
import { FailurePanel } from './FailurePanel.js';
import { LeaveLine } from './LeaveLine.js';
import { ProgressPanel } from './ProgressPanel.js';
import { RunFiles } from './RunFiles.js';
import { WaitingNote } from './WaitingNote.js';

const Looking = styled.div`
  display: grid;
  gap: var(--s4);
  max-width: 720px;
  margin: 28px auto 0;
`;

interface Counts {
  /** 0 while not known. */
  readonly resumes: number;
  readonly analyzed: number;
}

function countsOf(run: RunState, files: number): Counts {
  if (run.phase === 'running') return { resumes: resumesOf(run), analyzed: scoredCount(run) };
  return { resumes: files, analyzed: run.phase === 'finalizing' ? files : 0 };
}

/** Everything about a screening on its way. */
function Progress({ run }: { readonly run: RunState }) {
  const { currentJobId, sent } = useWorkflowState();
  const isRunning = run.phase === 'running';
  if (isRunning && stageOf(run) === 'looking' && !run.interruption) {
    return (
      <Delayed>
        <Looking role="status" aria-label="Looking for the screening">
          <Skeleton height={120} />
          <Skeleton height={44} />
        </Looking>
      </Delayed>
    );
  }
  return (
    <>
      <ProgressPanel run={run} />
      {isRunning && run.interruption ? <ConnectionNote interruption={run.interruption} /> : null}
      {isRunning && run.progress?.waiting && currentJobId !== null ? (
        <WaitingNote
          jobId={currentJobId}
          reason={run.progress.waiting}
          canFinish={run.progress.done > 0}
        />
      ) : null}
      <LeaveLine run={run} />
      {isRunning ? (
        <RunFiles key={currentJobId} jobId={currentJobId} files={sent?.files ?? []} run={run} />
      ) : null}
    </>
  );
}

/** Names the failed screening, as far as it is known. */
function contextOf(failed: FailedState, chosen: number): string {
  const files = failed.remedy === 'again' ? failed.job.total : chosen;
  return [
    failed.remedy === 'again' ? failed.job.title : '',
    files === 0 ? '' : `${files} ${files === 1 ? 'resume' : 'resumes'}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** /processing: the four steps beside the real work with its progress, then on to the results. */
export function ProcessingPage() {
  const host = useHost();
  const workflow = useWorkflow();
  const workflowState = useWorkflowState();
  const { run, awaiting, currentJobId, sent } = workflowState;
  const [search] = useSearchParams();

  // A running screening is never given up for the one in the address: its files may still be on their way.
  const askedFor = isProcessing(workflowState) ? null : search.get('job');
  const other = askedFor !== null && askedFor !== currentJobId;
  const waitedFor = askedFor ?? (awaiting ? currentJobId : null);
  const toResume = other || run === null ? waitedFor : null;

  useEffect(() => {
    // Another part of the page may have gone on with it already.
    if (toResume === null || isProcessing(workflow.getState())) return;
    void resumeScreening(host, workflow, toResume);
  }, [toResume, host, workflow]);

  if (run?.phase === 'done' && !other) {
    return <Navigate to={`/results?job=${encodeURIComponent(run.jobId)}`} replace />;
  }
  if (run === null && toResume === null) return <Navigate to="/upload" replace />;

  const state = (other ? null : run) ?? unknownRun;
  const { resumes, analyzed } = countsOf(state, sent?.files.length ?? 0);

  return (
    <Page>
      {state.phase === 'failed' ? (
        <>
          <PageHead title="AI Resume Processing" context={contextOf(state, resumes)} />
          <FailurePanel failed={state} />
        </>
      ) : (
        <>
          <PageHead
            title="AI Resume Processing"
            context={`Analyzing ${resumes === 0 ? '' : `${resumes} `}resume(s) with advanced AI`}
          />
          <HintStrip
            hints={[
              {
                title: resumes === 0 ? '–' : `${analyzed} of ${resumes}`,
                text: 'Resumes analyzed',
              },
              { title: 'AI Powered Matching', text: 'Every score comes with its evidence' },
              { title: 'Fast Processing', text: 'No need to wait on this page' },
            ]}
          />
          <Progress run={state} />
        </>
      )}
    </Page>
  );
}
