import { pageAddress } from '@shortlist/contracts/front-ends/workspace-address';
import type { SessionState } from '@shortlist/host-api';
import { Navigate, useLocation } from '@shortlist/router';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { PageSpinner } from '../PageSpinner.js';

export interface GuardProps {
  readonly session: SessionState;
  /** Bring the visitor back here after signing in; not after they signed out by themselves. */
  readonly remember: boolean;
  /** Workspace of the page's address; null: none. */
  readonly workspaceId: string | null;
  readonly children: ReactNode;
}

/** Shows a page to the signed-in only (specification §2). */
export function Guard({ session, remember, workspaceId, children }: GuardProps) {
  const location = useLocation();
  // A person with a session when this page opened, and none now, did not just come by.
  const [hadSession] = useState(session.status !== 'signed-out');
  // The page is drawn in pieces, between which the browser answers.
  const known = useDeferredValue(session.status);
  if (session.status === 'signed-out') {
    const from = { ...location, pathname: pageAddress({ workspaceId, path: location.pathname }) };
    const state = remember ? { from, ended: hadSession } : null;
    return <Navigate to="/signin" replace state={state} />;
  }
  if (session.status === 'loading' || known === 'loading') return <PageSpinner />;
  return children;
}
