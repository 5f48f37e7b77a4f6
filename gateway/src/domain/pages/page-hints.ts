import { escapeAttribute } from './escape-attribute.js';
import type { RemoteFiles } from './remote-files.js';

/**
 * Tells the browser what the page's remote will need, so that it does not learn of it one answer after the other. Scripts
 * are prefetched into its cache: a preload that failed would fail the next attempt to load the same script, too, so that
 * Retry would not help.
 */
export function createPageHints(
  { manifest, scripts }: RemoteFiles,
  integrity: string | undefined,
): string {
  const check = integrity === undefined ? '' : ` integrity="${escapeAttribute(integrity)}"`;
  return [
    `<link rel="preload" href="${escapeAttribute(manifest)}" as="fetch" crossorigin="anonymous"${check} />`,
    ...scripts.map(
      (script) => `<link rel="prefetch" href="${escapeAttribute(script)}" as="script" />`,
    ),
  ].join('\n    ');
}
