import type * as http from '@shortlist/contracts/http/email';

export type OutboxEntry = http.OutboxEntry;
export type OutboxState = http.OutboxState;

/** A page's view of an outbox, combined from several answers. */
export interface OutboxView extends Omit<OutboxState, 'entries'> {
  /** By candidate id. */
  readonly entries: ReadonlyMap<string, OutboxEntry>;
}

const timeOf = (isoDate: string) => Date.parse(isoDate);

/**
 * An outbox with what another answer says of it. Answers may overtake each other: of each email the later state
 * stands, and the figures are those of the later answer.
 */
export function withAnswer(known: OutboxView | null, answer: OutboxState): OutboxView {
  const { entries, ...rest } = answer;
  const isLate = known !== null && timeOf(answer.asOf) < timeOf(known.asOf);
  const merged = new Map(known?.entries);
  for (const entry of entries) {
    const before = merged.get(entry.candidateId);
    const isOlder = before && timeOf(entry.at) < timeOf(before.at);
    const isUndecided = before && isLate && entry.at === before.at;
    if (!isOlder && !isUndecided) merged.set(entry.candidateId, entry);
  }
  return isLate ? { ...known, entries: merged } : { ...rest, entries: merged };
}

/** True while something waits or leaves. */
export function isUnderWay({ counts }: OutboxView): boolean {
  return counts.queued + counts.sending > 0;
}
