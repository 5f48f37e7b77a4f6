import { containerOf } from '@shortlist/contracts/constants';
import { useEffect, useState } from 'react';
import { countFiles, type FileCount } from './count-files.js';

/** Counts of archives by their file: each is read once. */
const known = new WeakMap<File, FileCount>();

function countOf(file: File): FileCount {
  return known.get(file) ?? { files: 1, isExact: containerOf(file.name) === null };
}

/** The files that these become when they are uploaded, with those in archives once their directories are read. */
export function useFileCount(files: readonly File[]): FileCount {
  const [, setRead] = useState(0);
  useEffect(() => {
    let isOver = false;
    const archives = files.filter(
      (file) => containerOf(file.name) === 'archive' && !known.has(file),
    );
    for (const archive of archives) {
      void countFiles(archive).then((count) => {
        known.set(archive, count);
        if (!isOver) setRead((before) => before + 1);
      });
    }
    return () => {
      isOver = true;
    };
  }, [files]);
  const counts = files.map(countOf);
  return {
    files: counts.reduce((sum, count) => sum + count.files, 0),
    isExact: counts.every(({ isExact }) => isExact),
  };
}
