import { findPage } from '@shortlist/contracts/front-ends/pages';
import type { PageEntry } from '@shortlist/contracts/front-ends/runtime-config';
import { pageAddress, readPageAddress } from '@shortlist/contracts/front-ends/workspace-address';
import type { Addresses } from '@shortlist/router';
import type { HostStore } from '@shortlist/web-kit';

/**
 * Addresses of the shell's pages: those of the signed-in begin with the workspace (`/w/{id}`), those for everybody never
 * do. A page for everybody leaves the workspace as it is, so that the way back leads there.
 */
export function createAddresses(
  pages: readonly PageEntry[],
  { addressed, enter }: Pick<HostStore, 'addressed' | 'enter'>,
): Addresses {
  const isForEverybody = (path: string) => {
    const page = findPage(pages, path);
    return page !== undefined && !page.guarded;
  };
  return {
    pathAt: (address) => readPageAddress(address).path,
    addressOf: (path) => {
      const { workspaceId, path: own } = readPageAddress(path);
      if (isForEverybody(own)) return own;
      return workspaceId === null ? pageAddress({ workspaceId: addressed(), path }) : path;
    },
    onArrive: (address) => {
      const { workspaceId, path } = readPageAddress(address);
      if (workspaceId !== null || !isForEverybody(path)) enter(workspaceId);
    },
  };
}
