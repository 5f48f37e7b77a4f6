import { useEffect, useMemo, useRef } from 'react';
import { useScreeningStore } from '../people/store/use-screening.js';
import { useOutboxOfPage } from './outbox-context.js';
import { isUnderWay } from './outbox-view.js';

/** Keeps the screening and its outbox in step: each is asked again when the other has changed what it says. */
export function OutboxInStep() {
  const { screening, reload } = useScreeningStore();
  const { view, refresh } = useOutboxOfPage();

  // All lists show who was mailed.
  const isBusy = view !== null && isUnderWay(view);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) void reload();
    wasBusy.current = isBusy;
  }, [isBusy, reload]);

  // A person who was moved leaves the outbox.
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
