import { createContext, useContext } from 'react';
import type { Outbox } from './use-outbox.js';

export interface OutboxOfPage extends Outbox {
  /** Null where nothing can be sent: sample and demo data. */
  readonly jobId: string | null;
  /** Tells the end of these to this tab, which confirmed them. */
  readonly follow: (candidateIds: readonly string[]) => void;
}

export const OutboxContext = createContext<OutboxOfPage | null>(null);

/** The outbox of the screening that the page shows. */
export function useOutboxOfPage(): OutboxOfPage {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('This part of the page needs an OutboxProvider around it.');
  return outbox;
}
