import { reportProblem } from '@shortlist/web-kit';
import { useCallback, useEffect, useState } from 'react';
import type { RemoteLoader } from '../remotes/remote-loader.js';
import { isOutdated } from './is-outdated.js';

/** A page that is looked at asks this often, in milliseconds; one that comes back to the front asks at once, but not twice within a minute. */
const intervalMs = 10 * 60_000;
const pauseMs = 60_000;

/**
 * Notices that a newer shell, or a newer build of a remote that this page shows, was deployed: from time to time, when
 * the person comes back to the tab, and at once when a script of the page does not come. `putOff` hides it until a check
 * an interval later.
 */
export function useNewVersion(loader: RemoteLoader): {
  readonly isThere: boolean;
  readonly putOff: () => void;
} {
  const [isThere, setThere] = useState(false);

  useEffect(() => {
    let current = true;
    let askedAt = Date.now();
    const ask = () => {
      askedAt = Date.now();
      isOutdated(loader).then(
        (outdated) => {
          if (current && outdated) setThere(true);
        },
        (error: unknown) => reportProblem('The check for a new version failed.', error),
      );
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt >= pauseMs) ask();
    };
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) ask();
    };
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') ask();
    }, intervalMs);
    document.addEventListener('visibilitychange', onReturn);
    // Elements tell nobody above them that they failed; it can be heard on the way down.
    window.addEventListener('error', onError, true);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('error', onError, true);
    };
  }, [loader]);

  return { isThere, putOff: useCallback(() => setThere(false), []) };
}
