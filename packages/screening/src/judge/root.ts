const LEAST = 4;

/** A stem without the ending of the one who does it: 'bookkeeper' and 'bookkeeping' are one root. */
export function rootOf(stem: string): string {
  const root = stem.replace(/(?:ership|er|or|e)$/, '');
  return root.length >= LEAST ? root : stem;
}
