import type { OutboxEntry, OutboxView } from './outbox-view.js';

/** Outcome of emails that were followed. */
export interface OutboxEnd {
  readonly sent: number;
  readonly failed: number;
  readonly unknown: number;
  readonly stopped: number;
  /** Ended in a way that this page does not know. */
  readonly other: number;
}

const isOpen = (entry: OutboxEntry | undefined) =>
  entry?.state === 'queued' || entry?.state === 'sending';

/** The ids of what waits or leaves. */
export function openIds({ entries }: OutboxView): string[] {
  return [...entries.values()].filter(isOpen).map(({ candidateId }) => candidateId);
}

/** Outcome of these emails; null as long as any of them is waiting or being sent. */
export function endOf({ entries }: OutboxView, ids: Iterable<string>): OutboxEnd | null {
  const end = { sent: 0, failed: 0, unknown: 0, stopped: 0, other: 0 };
  for (const id of ids) {
    const entry = entries.get(id);
    if (!entry) continue;
    if (entry.state === 'queued' || entry.state === 'sending') return null;
    end[entry.state] += 1;
  }
  return end;
}

/** The end as a sentence for those who do not see it. */
export function endSentence({ sent, failed, unknown, stopped, other }: OutboxEnd): string {
  const parts = [
    ...(sent > 0 || failed > 0 ? [`${sent} sent successfully, ${failed} failed`] : []),
    ...(unknown > 0 ? [`${unknown} may have arrived`] : []),
    ...(stopped > 0 ? [`${stopped} ${stopped === 1 ? 'email was' : 'emails were'} stopped`] : []),
    ...(other > 0 ? [`${other} with an unknown status`] : []),
  ];
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}
