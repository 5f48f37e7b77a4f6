import { downloadFile, errorMessage, useHost } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { evidenceFileName, exportEvidence, type ExportProgress } from './export-evidence.js';

export interface EvidenceExport {
  /** Null while nothing is being exported. */
  readonly progress: ExportProgress | null;
  /** Downloads the workbook of these candidates, or of all; what goes wrong is said in a toast. */
  readonly start: (ids?: readonly string[]) => Promise<void>;
  readonly stop: () => void;
}

/** Exports with evidence of one screening. Leaving the page stops it. */
export function useEvidenceExport(jobId: string): EvidenceExport {
  const { call, notify } = useHost();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (ids?: readonly string[]) => {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress({ loaded: 0, total: ids?.length ?? 0 });
    try {
      const blob = await exportEvidence({ call, jobId, ids, signal, onProgress: setProgress });
      downloadFile(evidenceFileName, blob);
    } catch (error) {
      if (!signal.aborted) {
        const message = `The Excel file could not be made. ${errorMessage(error)}`;
        notify({ kind: 'error', message });
      }
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return { progress, start, stop: () => running.current?.abort() };
}
