import { onCLS, onINP, onLCP } from 'web-vitals';

/** A measurement of a document, and its time: milliseconds since the document began. */
export interface Vital {
  readonly name: 'lcpMs' | 'inpMs' | 'cls';
  readonly value: number;
  readonly at: number;
}

/** Calls back with each measure of this document as far as it is known; again when it changes. */
export function measureVitals(onVital: (vital: Vital) => void): void {
  const take =
    (name: Vital['name']) =>
    ({ value, entries }: { readonly value: number; readonly entries: PerformanceEntry[] }) =>
      onVital({ name, value, at: entries[0]?.startTime ?? 0 });
  onLCP(take('lcpMs'), { reportAllChanges: true });
  onINP(take('inpMs'), { reportAllChanges: true });
  onCLS(take('cls'), { reportAllChanges: true });
}
