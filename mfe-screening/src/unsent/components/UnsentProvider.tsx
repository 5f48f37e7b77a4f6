import { dataOwner, useHost } from '@shortlist/web-kit';
import { type ReactNode, useEffect, useMemo } from 'react';
import { unsentQueueOf } from '../current-queue.js';
import { UnsentContext } from '../unsent-context.js';

/** Around all screens: what the user decides and notes there goes to the server, now or when it can be reached. */
export function UnsentProvider({ children }: { readonly children: ReactNode }) {
  const { config, session, workspace, call } = useHost();
  const owner = dataOwner({ session, workspace });
  const queue = useMemo(() => unsentQueueOf(config, owner), [config, owner]);
  const isSignedIn = session.status === 'signed-in';
  useEffect(() => {
    if (isSignedIn) queue.connect(call);
  }, [queue, call, isSignedIn]);
  return <UnsentContext value={queue}>{children}</UnsentContext>;
}
