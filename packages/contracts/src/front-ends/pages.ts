import type { PageEntry } from './runtime-config.js';

/** The shell's title for an address without a page. */
export const notFoundTitle = 'Page not found';

/** Title of an address that may belong to a remote whose pages are not known yet. */
export const unreadTitle = 'This page could not be loaded';

const plain = (pathname: string) => pathname.replace(/\/+$/, '').toLowerCase() || '/';

/** The page at a path, in any letter case and with or without a slash at its end; undefined when there is none. */
export function findPage<Page extends Pick<PageEntry, 'path'>>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined {
  const wanted = plain(pathname);
  return pages.find(({ path }) => path === wanted);
}

const pageShape = /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*){1,5}$/;
const maxPathLength = 100;

/** Paths that the gateway serves itself, with everything below; below `w` are pages in a workspace. */
const ownPaths = /^\/(api|dev|healthz|identity|mailbox|metrics|readyz|remotes|w)(\/|$)/;

/** Whether a path is written as those of pages are: lower case, words joined by hyphens, no dots. */
export const hasPageShape = (path: string) => path.length <= maxPathLength && pageShape.test(path);

/** Whether a path is not the gateway's own. */
export const isForRemotes = (path: string) => !ownPaths.test(path);

/** Whether a remote may have a page at an address, in any spelling that `findPage` takes. */
export function couldBePage(pathname: string): boolean {
  const path = plain(pathname);
  return hasPageShape(path) && isForRemotes(path);
}

/** A page's title as the browser shows it. */
export const documentTitle = (title: string) => `${title} · Shortlist`;
