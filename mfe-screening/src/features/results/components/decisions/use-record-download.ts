import * as http from '@shortlist/contracts/http/resumes';
import { downloadFile, errorMessage, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { decisionRecordFile } from '../../../../screening/decision-record.js';
import { exportNames } from '../../../../screening/export/export-names.js';
import { noteExport } from '../../../../screening/export/note-export.js';

/** Downloads the record with its sealed lines, which the page itself does not need. */
export function useRecordDownload(jobId: string) {
  const { call, notify } = useHost();
  const [isDownloading, setIsDownloading] = useState(false);

  async function download(): Promise<void> {
    setIsDownloading(true);
    try {
      const input = { params: { id: jobId }, query: { lines: 'sealed' as const } };
      const record = await call(http.getDecisionRecord, input);
      downloadFile(exportNames.record, decisionRecordFile(record));
      const people = new Set(record.decisions.map(({ candidateId }) => candidateId));
      if (!record.deletedAt) {
        noteExport(
          call,
          { jobId, origin: 'screened' },
          { file: 'record', candidates: people.size },
        );
      }
    } catch (error) {
      notify({ kind: 'error', message: errorMessage(error) });
    } finally {
      setIsDownloading(false);
    }
  }

  return { download, isDownloading };
}
