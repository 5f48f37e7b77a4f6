import { useHost } from '@shortlist/web-kit';
import { useEffect } from 'react';
import { usePeople } from './people-context.js';

/** Has the server say what others change in the screening around while `active`. */
export function useLiveChanges(active: boolean): void {
  const host = useHost();
  const people = usePeople();
  useEffect(() => {
    if (!active) return;
    const controller = new AbortController();
    // Where it can't be loaded, the page asks by itself, and the shell reports it.
    void import('../../workflow/follow/follow-while-visible.js').then(({ followWhileVisible }) =>
      followWhileVisible({ host, people, signal: controller.signal }),
    );
    return () => controller.abort();
  }, [host, people, active]);
}
