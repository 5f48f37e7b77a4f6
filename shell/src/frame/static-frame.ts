const wait = 'frame-wait';
const parts = ['frame', 'frame-style'];

/**
 * The header that stands in the html, so that a slow line shows something before the scripts are there. The shell brings
 * its own in the same place, so nothing moves when this one is taken away.
 */
export function removeStaticFrame(): void {
  for (const id of [...parts, wait]) document.getElementById(id)?.remove();
}

/** Leaves the logo as the way home and nothing that waits: what was waited for will not come. */
export function endStaticWait(): void {
  document.getElementById(wait)?.remove();
  document.documentElement.dataset['frame'] = 'bar';
}
