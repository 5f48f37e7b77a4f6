import { downloadFile, errorMessage, useHost } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { loadModule } from '../../../api/load-module.js';

export type ExportState =
  | { readonly step: 'idle' }
  | { readonly step: 'running'; readonly bytes: number }
  | { readonly step: 'saved'; readonly name: string; readonly bytes: number }
  | { readonly step: 'cancelled' }
  | { readonly step: 'failed'; readonly message: string };

/** Has the archive of all data made and saved by the browser; it ends when the page is left. */
export function useExport() {
  const host = useHost();
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ step: 'running', bytes: 0 });
    try {
      const { fetchArchive } = await loadModule(() => import('./fetch-archive.js'));
      const { name, blob } = await fetchArchive({
        host,
        signal,
        onProgress: (bytes) => {
          if (!signal.aborted) setState({ step: 'running', bytes });
        },
      });
      signal.throwIfAborted();
      downloadFile(name, blob);
      setState({ step: 'saved', name, bytes: blob.size });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'failed', message: errorMessage(error) });
    }
  }

  function cancel(): void {
    running.current?.abort();
    setState({ step: 'cancelled' });
  }

  return { state, start, cancel };
}
