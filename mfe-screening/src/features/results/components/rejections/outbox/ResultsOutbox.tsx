import { timings } from '@shortlist/contracts/constants';
import { useHost } from '@shortlist/web-kit';
import { type ReactNode, useCallback, useState } from 'react';
import { endSentence, type OutboxEnd } from '../../../../../outbox/outbox-end.js';
import { OutboxInStep } from '../../../../../outbox/OutboxInStep.js';
import { OutboxProvider } from '../../../../../outbox/OutboxProvider.js';
import { useScreeningStore } from '../../../../../people/store/use-screening.js';
import { CompletionDialog } from './CompletionDialog.js';
import { OutboxNews } from './OutboxNotice.js';

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
      <OutboxInStep />
      {children}
      <OutboxNews />
      {end ? <CompletionDialog end={end} onClose={close} /> : null}
    </OutboxProvider>
  );
}
