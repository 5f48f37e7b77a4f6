import type { HostApi } from '@shortlist/host-api';
import { useLocation } from '@shortlist/router';
import { reportProblem } from '@shortlist/web-kit';
import { type ComponentType, lazy, Suspense } from 'react';

/** Without its script the page works as deployed, so nothing of it fails. */
const Overrides = lazy(async (): Promise<{ default: ComponentType<{ host: HostApi }> }> => {
  try {
    return { default: (await import('./Overrides.js')).Overrides };
  } catch (error) {
    reportProblem('The code that loads parts from elsewhere could not be loaded.', error);
    return { default: () => null };
  }
});

/** `Overrides`, which is loaded only where an address asks for one or this browser has one: most pages do without. */
export function OverridesOnUse({ host }: { readonly host: HostApi }) {
  const { search } = useLocation();
  const isAsked = [...new URLSearchParams(search).keys()].some((key) => key.startsWith('remote.'));
  const { taken = {} } = host.config.remoteOverrides ?? {};
  if (!isAsked && Object.keys(taken).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Overrides host={host} />
    </Suspense>
  );
}
