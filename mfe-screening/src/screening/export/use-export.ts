import { downloadFile, errorMessage, useHost } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';

/** Makes a file; reports how far it is. */
export type MakeFile<Progress> = (
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
) => Promise<Blob>;

export interface Export<Progress> {
  /** Null while nothing is being exported. */
  readonly progress: Progress | null;
  /** Makes a file and downloads it, one at a time; what goes wrong is said in a toast. */
  readonly start: (fileName: string, begin: Progress, make: MakeFile<Progress>) => Promise<void>;
  readonly stop: () => void;
}

/** Exports a file. Leaving the page stops it. */
export function useExport<Progress>(): Export<Progress> {
  const { notify } = useHost();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start: Export<Progress>['start'] = async (fileName, begin, make) => {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress(begin);
    try {
      downloadFile(fileName, await make(signal, setProgress));
    } catch (error) {
      if (!signal.aborted) {
        const message = `The file could not be made. ${errorMessage(error)}`;
        notify({ kind: 'error', message });
      }
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return { progress, start, stop: () => running.current?.abort() };
}
