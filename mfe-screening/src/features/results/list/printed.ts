/** Rows on paper at most: a browser lays out no more in one print. */
export const printedUpTo = 1000;

/** Note below a printed list of `total` rows of which not all fit; null when they do. */
export function notPrinted(total: number): string | null {
  if (total <= printedUpTo) return null;
  return `${total - printedUpTo} more are not printed. Export them to have all.`;
}
