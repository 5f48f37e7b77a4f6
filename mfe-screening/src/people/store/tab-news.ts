import * as email from '@shortlist/contracts/http/email';
import type { Operation } from '@shortlist/contracts/operation';
import { type ChangedRows, changedRows } from '@shortlist/contracts/people';
import type { CallOperation } from '@shortlist/host-api';

/**
 * A change of a screening by another tab of the browser: of some people, of the outbox, or of anything else, after
 * which everything must be read again.
 */
export type TabNews =
  | { readonly kind: 'people'; readonly changed: ChangedRows }
  | { readonly kind: 'outbox' }
  | { readonly kind: 'anything' };

export interface TabNewsChannel {
  /** Tells the other tabs. */
  readonly publish: (news: TabNews) => void;
  /** Hears what other tabs tell. Returns what stops hearing. */
  readonly listen: (listener: (news: TabNews) => void) => () => void;
}

/** Nothing of another release is believed unseen: tabs may be older or newer than this one. */
function readNews(data: unknown): TabNews {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return { kind: 'anything' };
  if (data.kind === 'outbox') return { kind: 'outbox' };
  const changed = changedRows.safeParse('changed' in data ? data.changed : null);
  return changed.success ? { kind: 'people', changed: changed.data } : { kind: 'anything' };
}

/**
 * The tabs of this browser in which `userId` has this screening open. In a browser without such channels nothing is
 * told, and the next look at the server finds it.
 */
export function openTabNews(userId: string, jobId: string): TabNewsChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { publish: () => undefined, listen: () => () => undefined };
  }
  const channel = new BroadcastChannel(`shortlist.screening/${userId}/${jobId}`);
  return {
    publish: (news) => channel.postMessage(news),
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => listener(readNews(data));
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}

const outboxOperations: readonly string[] = [
  email.queueRejections.name,
  email.stopRejections.name,
  email.sendRejectionsNow.name,
];

function newsOf({ name }: Operation, answer: unknown): TabNews {
  if (outboxOperations.includes(name)) return { kind: 'outbox' };
  const changed = changedRows.safeParse(answer);
  return changed.success ? { kind: 'people', changed: changed.data } : { kind: 'anything' };
}

/** Calls the API, and tells the other tabs of whatever changed this screening. */
export function tellingCall(
  call: CallOperation,
  jobId: string,
  publish: TabNewsChannel['publish'],
): CallOperation {
  return async (operation, input) => {
    const answer = await call(operation, input);
    const { id, jobId: ofOutbox } = (input?.params ?? {}) as { id?: string; jobId?: string };
    if (operation.method !== 'GET' && (id ?? ofOutbox) === jobId)
      publish(newsOf(operation, answer));
    return answer;
  };
}
