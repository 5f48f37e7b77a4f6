import type { HostApi } from '@shortlist/host-api';
import { reportProblem } from '@shortlist/web-kit';

/**
 * Renews the session after memberships have changed, and opens the dashboard of a workspace; `null` opens the one that
 * was made with the account. The page is loaded again, because the workspace is the base of every address.
 */
export async function enterWorkspace(host: HostApi, id: string | null): Promise<void> {
  await host.renewSession?.().catch((error: unknown) => {
    // The new page loads the session again.
    reportProblem('The session could not be renewed with the changed memberships.', error);
  });
  window.location.assign(id === null ? '/dashboard' : `/w/${id}/dashboard`);
}
