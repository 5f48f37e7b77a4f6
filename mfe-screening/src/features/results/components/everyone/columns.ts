/** Columns that can be left out, in their order. */
export const allColumns = ['musts', 'years', 'status'] as const;
export type Column = (typeof allColumns)[number];

export const columnLabels: Readonly<Record<Column, string>> = {
  musts: 'Must-haves',
  years: 'Years',
  status: 'Status',
};

const storageKey = 'shortlist.columns';

/** The columns this browser last showed; all of them at first, or when nothing can be kept. */
export function readColumns(): readonly Column[] {
  try {
    const kept = localStorage.getItem(storageKey);
    if (kept === null) return allColumns;
    const names = kept.split(',');
    return allColumns.filter((column) => names.includes(column));
  } catch {
    return allColumns;
  }
}

export function keepColumns(columns: readonly Column[]): void {
  try {
    localStorage.setItem(storageKey, columns.join(','));
  } catch {
    // A browser that keeps nothing shows all columns next time.
  }
}
