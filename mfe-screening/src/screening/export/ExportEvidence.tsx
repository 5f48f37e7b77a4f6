import { Button, formatNumber, useHost } from '@shortlist/web-kit';
import type { ExportProgress } from './export-evidence.js';
import { useExport } from './use-export.js';

const fileName = 'candidates_with_evidence.xlsx';

export interface ExportEvidenceProps {
  readonly jobId: string;
  /** Only these candidates; default: all. */
  readonly ids?: readonly string[];
  /** Default 'Export with evidence'. */
  readonly label?: string;
}

/** Downloads an Excel file with verdicts, quotes and decisions; says how far it is, and can be stopped. */
export function ExportEvidence({
  jobId,
  ids,
  label = 'Export with evidence',
}: ExportEvidenceProps) {
  const { call } = useHost();
  const { progress, start, stop } = useExport<ExportProgress>();
  const run = () =>
    start(fileName, { loaded: 0, total: ids?.length ?? 0 }, async (signal, onProgress) => {
      const { exportEvidence } = await import('./export-evidence.js');
      return exportEvidence({ call, jobId, ids, signal, onProgress });
    });
  if (!progress) return <Button onClick={() => void run()}>{label}</Button>;
  const { loaded, total } = progress;
  return (
    <Button onClick={stop}>
      Stop export
      <span role="status">
        {' '}
        ({formatNumber(loaded)} of {formatNumber(total)})
      </span>
    </Button>
  );
}
