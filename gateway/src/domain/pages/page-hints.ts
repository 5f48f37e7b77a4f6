import { escapeAttribute } from './escape-attribute.js';
import type { RemoteFiles } from './remote-files.js';

/** Tells the browser what the page's remote will need, so that it does not learn of it one answer after the other. */
export function createPageHints({ manifest, scripts }: RemoteFiles): string {
  return [
    `<link rel="preload" href="${escapeAttribute(manifest)}" as="fetch" crossorigin="anonymous" />`,
    ...scripts.map(
      (script) => `<link rel="preload" href="${escapeAttribute(script)}" as="script" />`,
    ),
  ].join('\n    ');
}
