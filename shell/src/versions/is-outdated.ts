import { fetchRuntimeConfig } from '@shortlist/web-kit';
import type { RemoteLoader } from '../remotes/remote-loader.js';

/** Whether this page runs another shell, or another build of a remote it shows, than are deployed. Rejects when that can't be found out. */
export async function isOutdated(loader: RemoteLoader): Promise<boolean> {
  const { shell, remotes } = await fetchRuntimeConfig();
  return (shell !== undefined && !runs(shell)) || (await loader.hasNewer(remotes));
}

/** The page's own script stands in its html. */
function runs(script: string): boolean {
  return [...document.scripts].some((element) => element.getAttribute('src') === script);
}
