import type { SessionState } from '@shortlist/contracts/remote-props';
import { Navigate, useLocation } from '@shortlist/router';
import type { ReactNode } from 'react';
import { PageSpinner } from '../PageSpinner.js';

export interface GuardProps {
  readonly session: SessionState;
  /** Bring the visitor back here after signing in; not after they signed out by themselves. */
  readonly remember: boolean;
  readonly children: ReactNode;
}

/** Shows a page to the signed-in only (specification §2). */
export function Guard({ session, remember, children }: GuardProps) {
  const location = useLocation();
  if (session.status === 'loading') return <PageSpinner />;
  if (session.status === 'signed-out') {
    return <Navigate to="/signin" replace state={remember ? { from: location } : null} />;
  }
  return children;
}
