import type { Notice } from '@shortlist/host-api';
import { useLocation } from '@shortlist/router';
import { useHost } from '@shortlist/web-kit';
import { useEffect, useRef } from 'react';
import type { WorkflowState } from './workflow.js';
import { useWorkflowState } from './workflow-context.js';

const durationMs = 8000;

function noticeOf({ run, demo }: WorkflowState): Notice | null {
  if (run?.phase === 'failed') {
    const message = `The screening could not be completed. ${run.message}`;
    return {
      kind: 'error',
      message,
      durationMs,
      link: { label: 'See what to do', to: '/processing' },
    };
  }
  if (run?.phase !== 'done') return null;
  const link = { label: 'Open its results', to: `/results?job=${encodeURIComponent(run.jobId)}` };
  return demo?.jobId === run.jobId
    ? { kind: 'warning', message: 'The screening could not be completed.', durationMs, link }
    : { kind: 'success', message: 'Your screening is ready.', durationMs, link };
}

/** Tells a user who is on another screen that the running screening has ended, and that files can't be kept. */
export function RunNotice() {
  const state = useWorkflowState();
  const { notify } = useHost();
  const { pathname } = useLocation();
  const phase = state.run?.phase;
  const known = useRef(phase);
  const { unkept } = state;

  useEffect(() => {
    if (known.current === phase) return;
    known.current = phase;
    const notice = pathname === '/processing' ? null : noticeOf(state);
    if (notice) notify(notice);
  }, [phase, pathname, state, notify]);

  useEffect(() => {
    if (unkept !== null) notify({ kind: 'warning', message: unkept, durationMs });
  }, [unkept, notify]);

  return null;
}
