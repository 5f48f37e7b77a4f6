import { formatNumber } from '@shortlist/web-kit';
import type { ExportProgress } from './load-full.js';
import { type MakeFile, useExport } from './use-export.js';

/** A file that is there sooner is not worth stopping, in milliseconds. */
const momentMs = 500;

interface State extends ExportProgress {
  readonly lasting: boolean;
}

export interface LastingExport {
  /** True while a file is being made. */
  readonly busy: boolean;
  /** How many people are in the file so far, as ' (2 of 12)'; empty while there is nothing to say. */
  readonly counted: string;
  readonly run: (fileName: string, make: MakeFile<ExportProgress>) => void;
  /** Null until it lasts longer than a moment. */
  readonly stop: (() => void) | null;
}

function countedIn({ lasting, loaded, total }: State): string {
  return lasting && total > 0 ? ` (${formatNumber(loaded)} of ${formatNumber(total)})` : '';
}

/** Exports a file; what lasts longer than a moment can be stopped. */
export function useLastingExport(): LastingExport {
  const { progress, start, stop } = useExport<State>();
  const run: LastingExport['run'] = (fileName, make) => {
    let state: State = { lasting: false, loaded: 0, total: 0 };
    void start(fileName, state, async (signal, onProgress) => {
      const report = (change: Partial<State>) => onProgress((state = { ...state, ...change }));
      const timer = setTimeout(() => report({ lasting: true }), momentMs);
      try {
        return await make(signal, report);
      } finally {
        clearTimeout(timer);
      }
    });
  };
  return {
    busy: progress !== null,
    counted: progress ? countedIn(progress) : '',
    run,
    stop: progress?.lasting ? stop : null,
  };
}
