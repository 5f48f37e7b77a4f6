import { useEffect, useState } from 'react';
import { readDropped } from './read-dropped.js';

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

export interface PageDropHandlers {
  readonly onFiles: (files: readonly File[]) => void;
  readonly onProblem: (sentence: string) => void;
}

const unreadable = 'We could not read the dropped files. Please press the field and choose them.';

/**
 * Takes files that are dropped anywhere on the page, so that the browser never opens one in place of it. True while
 * files are held over the page.
 */
export function usePageDrop({ onFiles, onProblem }: PageDropHandlers): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // Only leaving the window has nothing on the other side.
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      readDropped(event.dataTransfer).then(onFiles, () => onProblem(unreadable));
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', onDragLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', onDragLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, [onFiles, onProblem]);
  return over;
}
