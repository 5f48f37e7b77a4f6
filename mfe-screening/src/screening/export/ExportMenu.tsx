import * as http from '@shortlist/contracts/http/resumes';
import { useNavigate } from '@shortlist/router';
import { notAllowedText, useHost, useMay } from '@shortlist/web-kit';
import { ActionMenu } from '../../components/ActionMenu.js';
import { decisionRecordOf } from '../results-address.js';
import { exportNames } from './export-names.js';
import { noteExport } from './note-export.js';
import { useLastingExport } from './use-lasting-export.js';

export interface ExportMenuProps {
  readonly jobId: string;
  /** People of the screening. */
  readonly candidates: number;
}

/** The exports of a whole screening behind one button, which says how far one is. */
export function ExportMenu({ jobId, candidates }: ExportMenuProps) {
  const { call } = useHost();
  const reason = useMay()('records.read') ? null : notAllowedText;
  const navigate = useNavigate();
  const { busy, counted, run, stop } = useLastingExport();
  const exportEveryone = () =>
    run(exportNames.everyone, async (signal, onProgress) => {
      const { exportEvidence } = await import('./export-evidence.js');
      const file = await exportEvidence({ call, jobId, signal, onProgress });
      noteExport(call, { jobId, origin: 'screened' }, { file: 'evidence', candidates });
      return file;
    });
  const exportRecord = () =>
    run(exportNames.record, async (signal) => {
      const input = { params: { id: jobId }, query: { lines: 'sealed' as const }, signal };
      const record = await call(http.getDecisionRecord, input);
      const { decisionRecordFile } = await import('../decision-record.js');
      noteExport(call, { jobId, origin: 'screened' }, { file: 'record', candidates });
      return decisionRecordFile(record);
    });
  return (
    <ActionMenu
      text={busy ? `Exporting...${counted}` : 'Export'}
      items={
        stop
          ? [{ label: 'Stop export', onSelect: stop }]
          : [
              { label: 'Everyone (Excel)', onSelect: exportEveryone },
              {
                label: 'Decision record',
                onSelect: () => void navigate(decisionRecordOf(jobId)),
                reason,
              },
              { label: 'Decision record (JSON)', onSelect: exportRecord, reason },
            ]
      }
    />
  );
}
