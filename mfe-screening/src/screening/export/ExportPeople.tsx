import { exportFiles } from '@shortlist/contracts/constants';
import type { Candidate } from '@shortlist/contracts/screening';
import { Button, useHost } from '@shortlist/web-kit';
import type { Screening } from '../screening.js';
import { noteExport } from './note-export.js';
import { useLastingExport } from './use-lasting-export.js';

export interface ExportPeopleProps {
  readonly screening: Screening;
  /** Candidates to export; called on click. */
  readonly pick: () => readonly Candidate[];
  /** Default 'Export Excel'. */
  readonly label?: string;
  readonly disabled?: boolean;
  /** Something to wait for, in place of the label; null for nothing. */
  readonly waitingFor?: string | null;
}

/** Downloads candidates as an Excel file with their evidence; what lasts longer than a moment can be stopped. */
export function ExportPeople(props: ExportPeopleProps) {
  const { screening, pick, label = 'Export Excel', disabled, waitingFor = null } = props;
  const { call } = useHost();
  const { busy, counted, run, stop } = useLastingExport();
  const exportShown = () =>
    run(exportFiles.excelFileName, async (signal, onProgress) => {
      const candidates = pick();
      const { shortlistFile } = await import('./export-shortlist.js');
      const file = await shortlistFile({ call, screening, candidates, signal, onProgress });
      noteExport(call, screening, { file: 'shortlist', candidates: candidates.length });
      return file;
    });
  const state = stop ? `Stop export${counted}` : 'Exporting...';
  // One button all the while, and never disabled by its own press: the focus stays on it.
  return (
    <Button
      disabled={disabled && !busy}
      busy={waitingFor !== null && !busy}
      busyLabel={waitingFor}
      aria-busy={busy || undefined}
      onClick={stop ?? exportShown}
    >
      {busy ? state : label}
    </Button>
  );
}
