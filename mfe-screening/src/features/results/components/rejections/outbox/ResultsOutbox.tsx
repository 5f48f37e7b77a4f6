import { timings } from '@shortlist/contracts/constants';
import { useHost } from '@shortlist/web-kit';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOutboxOfPage } from '../../../../../outbox/outbox-context.js';
import { endSentence, type OutboxEnd } from '../../../../../outbox/outbox-end.js';
import { isUnderWay } from '../../../../../outbox/outbox-view.js';
import { OutboxProvider } from '../../../../../outbox/OutboxProvider.js';
import { useScreeningStore } from '../../../../../people/use-screening.js';
import { CompletionDialog } from './CompletionDialog.js';
import { OutboxNews } from './OutboxNotice.js';

/** Keeps the screening and its outbox in step: each is asked again when the other has changed what it says. */
function InStep() {
  const { screening, reload } = useScreeningStore();
  const { view, refresh } = useOutboxOfPage();

  // Who was mailed is shown in all lists.
  const isBusy = view !== null && isUnderWay(view);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) void reload();
    wasBusy.current = isBusy;
  }, [isBusy, reload]);

  // Who was moved leaves the outbox.
  const moved = useMemo(() => {
    if (!view) return '';
    return screening.candidates
      .filter(({ id, status }) => status !== 'rejected' && view.entries.get(id)?.state === 'queued')
      .map(({ id }) => id)
      .join();
  }, [screening, view]);
  useEffect(() => {
    if (moved !== '') refresh();
  }, [moved, refresh]);
  return null;
}

/** Where somebody types. */
const writable = 'textarea, input:not([type=checkbox], [type=radio])';

/** True while a dialog would take the keys from somebody who is writing. */
function isSomebodyWriting(): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return document.activeElement?.matches(writable) === true;
}

/**
 * Around the results of a screening: its outbox, what is said of it, and how it ended in the tab that confirmed; in a
 * toast when somebody is writing.
 */
export function ResultsOutbox({ children }: { readonly children: ReactNode }) {
  const { notify } = useHost();
  const { screening, changeable } = useScreeningStore();
  const [end, setEnd] = useState<OutboxEnd | null>(null);
  const isSendable = changeable && screening.origin === 'screened';

  const onEnd = useCallback(
    (found: OutboxEnd) => {
      if (!isSomebodyWriting()) {
        setEnd(found);
        return;
      }
      const kind = found.failed + found.unknown + found.other > 0 ? 'warning' : 'success';
      notify({ kind, message: endSentence(found), durationMs: timings.completionDialogMs });
    },
    [notify],
  );
  const close = useCallback(() => setEnd(null), []);
  return (
    <OutboxProvider jobId={isSendable ? screening.jobId : null} onEnd={onEnd}>
      <InStep />
      {children}
      <OutboxNews />
      {end ? <CompletionDialog end={end} onClose={close} /> : null}
    </OutboxProvider>
  );
}
