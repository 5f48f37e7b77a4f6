import { timings } from '@shortlist/contracts/constants';
import { copyText, useHost } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';

/** Copies a text, says so in a toast, and is `copied` for 2 s (specification §8, clipboard). */
export function useCopy(text: string): { copied: boolean; copy: () => Promise<void> } {
  const { notify } = useHost();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), timings.copiedLabelMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    notify(
      done
        ? {
            kind: 'success',
            message: 'Copied! Text copied to clipboard',
            durationMs: timings.copyToastMs,
          }
        : {
            kind: 'error',
            message: 'Copy Failed: Failed to copy text to clipboard',
            durationMs: timings.copyFailedToastMs,
          },
    );
  };
  return { copied, copy };
}
