import { useEffect, useState } from 'react';
import type { Spot } from './spots.js';

interface Marked {
  readonly key: string;
  readonly file: File;
}

/**
 * A PDF with marks on its pages; null while they are drawn. The file itself where nothing is marked, or where it can't be: it is shown all
 * the same.
 */
export function useMarkedFile(file: File, spots: readonly Spot[]): File | null {
  const [marked, setMarked] = useState<Marked | null>(null);
  const key = JSON.stringify(spots);
  useEffect(() => {
    if (key === '[]') return undefined;
    let isCurrent = true;
    const show = (shown: File) => {
      if (isCurrent) setMarked({ key, file: shown });
    };
    import('./mark-pages.js')
      .then(({ markPages }) => markPages(file, JSON.parse(key) as readonly Spot[]))
      .then(show, () => show(file));
    return () => {
      isCurrent = false;
    };
  }, [file, key]);
  if (key === '[]') return file;
  return marked?.key === key ? marked.file : null;
}
