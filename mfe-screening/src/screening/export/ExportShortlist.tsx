import { exportFiles } from '@shortlist/contracts/constants';
import type { Candidate } from '@shortlist/contracts/screening';
import { Button } from '@shortlist/web-kit';
import { useExport } from './use-export.js';

/** A file that is there sooner is not worth stopping, in milliseconds. */
const momentMs = 500;

export interface ExportShortlistProps {
  /** Who is exported, asked at the press. */
  readonly pick: () => readonly Candidate[];
  /** Default 'Export Excel'. */
  readonly label?: string;
  readonly disabled?: boolean;
  /** Something to wait for, in place of the label; null for nothing. */
  readonly waitingFor?: string | null;
}

/** Downloads some candidates as an Excel file; what lasts longer than a moment can be stopped. */
export function ExportShortlist(props: ExportShortlistProps) {
  const { pick, label = 'Export Excel', disabled, waitingFor = null } = props;
  const { progress, start, stop } = useExport<'begun' | 'lasting'>();
  const run = () =>
    start(exportFiles.excelFileName, 'begun', async (signal, onProgress) => {
      const timer = setTimeout(() => onProgress('lasting'), momentMs);
      try {
        const candidates = pick();
        const { shortlistFile } = await import('./export-shortlist.js');
        return await shortlistFile(candidates, signal);
      } finally {
        clearTimeout(timer);
      }
    });
  // One button all the while, and never disabled by its own press: the focus stays on it.
  return (
    <Button
      disabled={disabled && progress === null}
      busy={waitingFor !== null && progress === null}
      busyLabel={waitingFor}
      aria-busy={progress === null ? undefined : true}
      onClick={progress === 'lasting' ? stop : () => void run()}
    >
      {progress === null ? label : progress === 'lasting' ? 'Stop export' : 'Exporting...'}
    </Button>
  );
}
