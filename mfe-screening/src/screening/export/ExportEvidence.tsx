import { Button, formatNumber } from '@shortlist/web-kit';
import { useEvidenceExport } from './use-evidence-export.js';

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
  const { progress, start, stop } = useEvidenceExport(jobId);
  if (!progress) return <Button onClick={() => void start(ids)}>{label}</Button>;
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
