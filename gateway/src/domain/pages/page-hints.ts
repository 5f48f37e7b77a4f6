import { escapeAttribute } from './escape-attribute.js';
import { createPageData } from './page-data.js';
import type { RemoteFiles } from './remote-files.js';

/**
 * Tells the browser what the page's remote will need, so that it does not learn of it one answer after the other. Scripts
 * are prefetched into its cache: a preload that failed would fail the next attempt to load the same script, too, so that
 * Retry would not help. The manifest stands there itself, where it is the one with the hash that is wanted.
 */
export function createPageHints(
  page: string,
  { manifest, scripts, pages, read }: RemoteFiles,
  integrity: string | undefined,
): string {
  const prefetched = [...scripts, ...(pages.get(page)?.scripts ?? [])].map(
    (script) => `<link rel="prefetch" href="${escapeAttribute(script)}" as="script" />`,
  );
  if (read && (integrity === undefined || integrity === read.integrity)) {
    const data = createPageData('remote-manifest', { url: manifest, manifest: read.content });
    return [...prefetched, data].join('\n    ');
  }
  const check = integrity === undefined ? '' : ` integrity="${escapeAttribute(integrity)}"`;
  return [
    `<link rel="preload" href="${escapeAttribute(manifest)}" as="fetch" crossorigin="anonymous"${check} />`,
    ...prefetched,
  ].join('\n    ');
}
