import { Delayed, ErrorPanel, Skeleton, useHost } from '@shortlist/web-kit';
import { useCallback } from 'react';
import { useLoaded } from '../use-loaded.js';

export interface UnknownProfileProps {
  /** The user of the session is as the server says; must be the same function at each drawing. */
  readonly onKnown: () => void;
}

/**
 * In the place of the profile while the user has no name: that may be no more than what the token says, because the
 * server did not answer when the page was opened. It is asked again, so that nothing unknown is saved as empty.
 */
export function UnknownProfile({ onKnown }: UnknownProfileProps) {
  const { reloadUser } = useHost();
  const load = useCallback(async () => {
    await reloadUser?.();
    onKnown();
  }, [reloadUser, onKnown]);
  const { problem, retry } = useLoaded(load);

  if (problem !== null) return <ErrorPanel message={problem} onRetry={retry} />;
  return (
    <Delayed>
      <Skeleton height="160px" />
    </Delayed>
  );
}
