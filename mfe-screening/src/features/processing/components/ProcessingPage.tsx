import { processingSteps } from '@shortlist/contracts/constants';
import { Navigate, useNavigate, useSearchParams } from '@shortlist/router';
import { Button, ButtonLink, Card, Page, PageHead, ProgressBar, useHost } from '@shortlist/web-kit';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { HintStrip } from '../../../components/HintStrip.js';
import { resumeScreening } from '../../../workflow/run-screening.js';
import { overallPercent, type RunState } from '../../../workflow/run-state.js';
import { isProcessing } from '../../../workflow/workflow.js';
import { useWorkflow, useWorkflowState } from '../../../workflow/workflow-context.js';
import { FailurePanel } from './FailurePanel.js';
import { StepList } from './StepList.js';
import { WaitingNote } from './WaitingNote.js';

const Panel = styled(Card)`
  max-width: 720px;
  margin: 28px auto 0;
  padding: 24px;
  @media (max-width: 480px) {
    padding: 18px;
  }
`;

const Overall = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  margin-bottom: 10px;
  font-weight: 600;
  strong {
    font: 400 2rem/1 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`;

const Leave = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
  max-width: 720px;
  margin: 16px auto 0;
  color: var(--ink-faint);
  font-size: var(--text-sm);
  > :last-child {
    margin-left: auto;
  }
`;

/** The files are on their way until the server has them all: until then nothing was accepted. */
function canCancel(run: RunState): boolean {
  return run.phase === 'steps' || (run.phase === 'screening' && run.uploaded < 1);
}

function resumeCount(run: RunState | null, files: number): number {
  return files || (run?.phase === 'screening' ? run.progress.total : 0);
}

function analyzedCount(run: RunState, count: number): number {
  if (run.phase === 'screening') return run.progress.done;
  return run.phase === 'finalizing' ? count : 0;
}

/** /processing: the four steps, then the real call with its progress, then on to the results. */
export function ProcessingPage() {
  const host = useHost();
  const workflow = useWorkflow();
  const workflowState = useWorkflowState();
  const { run, awaiting, currentJobId, uploadedFiles } = workflowState;
  const navigate = useNavigate();
  const [search] = useSearchParams();

  // A running screening is never given up for the one in the address: its files may still be on their way.
  const askedFor = isProcessing(workflowState) ? null : search.get('job');
  const other = askedFor !== null && askedFor !== currentJobId;
  const waitedFor = askedFor ?? (awaiting ? currentJobId : null);
  const toResume = other || run === null ? waitedFor : null;

  useEffect(() => {
    if (toResume !== null) void resumeScreening(host, workflow, toResume);
  }, [toResume, host, workflow]);

  if (run?.phase === 'done' && !other) {
    return <Navigate to={`/results?job=${encodeURIComponent(run.jobId)}`} replace />;
  }
  if (run === null && toResume === null) return <Navigate to="/upload" replace />;

  const state = run ?? {
    phase: 'screening' as const,
    uploaded: 1,
    progress: { done: 0, total: 0 },
  };
  const count = resumeCount(run, uploadedFiles.length);
  const cancel = () => {
    workflow.abandonRun();
    void navigate('/upload');
  };

  return (
    <Page>
      <PageHead
        title="AI Resume Processing"
        context={`Analyzing ${count === 0 ? '' : `${count} `}resume(s) with advanced AI`}
      />
      <HintStrip
        hints={[
          {
            title: count === 0 ? '–' : `${analyzedCount(state, count)} of ${count}`,
            text: 'Resumes analyzed',
          },
          { title: 'AI Powered Matching', text: 'Every point comes with its evidence' },
          { title: 'Fast Processing', text: 'No need to wait on this page' },
        ]}
      />
      {state.phase === 'failed' ? (
        <FailurePanel failed={state} />
      ) : (
        <>
          <Panel as="section" aria-label="Progress">
            <Overall>
              <span>Overall progress</span>
              <strong>{overallPercent(state, processingSteps.count)}%</strong>
            </Overall>
            <ProgressBar
              value={overallPercent(state, processingSteps.count)}
              label="Overall progress"
            />
            <StepList run={state} />
          </Panel>
          {state.phase === 'screening' && state.progress.waiting && currentJobId !== null ? (
            <WaitingNote
              jobId={currentJobId}
              reason={state.progress.waiting}
              canFinish={state.progress.done > 0}
            />
          ) : null}
          {canCancel(state) ? (
            <Leave>
              <span>Nothing has been charged yet.</span>
              <Button onClick={cancel}>Cancel</Button>
            </Leave>
          ) : (
            <Leave>
              <span>
                You can leave this page: the screening goes on and will be in your recent
                screenings.
              </span>
              <ButtonLink to="/dashboard">Go to dashboard</ButtonLink>
            </Leave>
          )}
        </>
      )}
    </Page>
  );
}
