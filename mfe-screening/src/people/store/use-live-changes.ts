import { reportProblem, useHost } from '@shortlist/web-kit';
import { useEffect } from 'react';
import { usePeople } from './people-context.js';

/**
 * Has the server say what others change in the screening around while `active`, by one stream, which is closed while the
 * tab is hidden: a browser has six connections for all tabs.
 */
export function useLiveChanges(active: boolean): void {
  const host = useHost();
  const { jobId, changes } = usePeople();
  useEffect(() => {
    if (!active) return undefined;
    let open: AbortController | undefined;
    const close = () => {
      open?.abort();
      open = undefined;
      changes.isLive = false;
    };
    const follow = () => {
      if (document.hidden) close();
      if (document.hidden || open) return;
      open = new AbortController();
      const { signal } = open;
      import('../../workflow/follow/follow-changes.js')
        .then(({ followChanges }) => followChanges({ host, jobId, changes, signal }))
        .catch((cause: unknown) => reportProblem('Changes by others could not be heard.', cause));
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, [host, jobId, changes, active]);
}
