import type * as http from '@shortlist/contracts/http/email';
import type { OperationResponse } from '@shortlist/contracts/operation';
import type { CallInput } from '@shortlist/host-api';
import { ApiError } from '@shortlist/web-kit';

type Entry = http.OutboxEntry;
type QueueInput = CallInput<typeof http.queueRejections>;
type SomeInput = CallInput<typeof http.stopRejections>;
type LookInput = CallInput<typeof http.getOutbox>;
type Queued = OperationResponse<typeof http.queueRejections>;

/** An email service's outbox of one screening, whose clock is `Date` and whose mail server is the test. */
export function createStubOutbox(addresses: Readonly<Record<string, string>>) {
  const entries = new Map<string, Entry>();
  const queueCalls: NonNullable<QueueInput['body']>[] = [];
  let delaySeconds = 30;
  let refusals: Queued['refused'] = [];
  let failure: { readonly error: Error; readonly hasWorked: boolean } | null = null;
  const now = () => new Date().toISOString();
  const put = (candidateId: string, change: Partial<Entry>) =>
    entries.set(candidateId, {
      candidateId,
      email: addresses[candidateId] ?? '',
      reason: null,
      sendAt: null,
      state: 'queued',
      at: now(),
      ...change,
    });
  const state = (since?: string): http.OutboxState => {
    const all = [...entries.values()];
    const countOf = (wanted: Entry['state']) =>
      all.filter((entry) => entry.state === wanted).length;
    const times = all.filter((entry) => entry.state === 'queued').map(({ sendAt }) => sendAt ?? '');
    return {
      entries: all.filter(({ at }) => since === undefined || at >= since),
      counts: {
        queued: countOf('queued'),
        sending: countOf('sending'),
        sent: countOf('sent'),
        failed: countOf('failed'),
        unknown: countOf('unknown'),
        stopped: countOf('stopped'),
      },
      nextSendAt: times.sort()[0] ?? null,
      delaySeconds,
      asOf: now(),
    };
  };
  const waiting = (input: SomeInput) => {
    const wanted = input.body?.candidateIds;
    return [...entries.values()].filter(
      (entry) =>
        entry.state === 'queued' && (wanted === undefined || wanted.includes(entry.candidateId)),
    );
  };
  const fail = () => {
    if (failure) throw failure.error;
  };

  return {
    queueCalls,
    /** One email's state changes, as by another tab, the mail server or a move. */
    put,
    refuse: (next: Queued['refused']) => {
      refusals = next;
    },
    /** Calls fail from now on; `hasWorked` when only their answers are lost. Null ends it. */
    breakDown: (error: Error | null, hasWorked = false) => {
      failure = error && { error, hasWorked };
    },
    answers: {
      getOutbox: ({ query }: LookInput) => {
        fail();
        return state(query?.since);
      },
      queueRejections: ({ body }: QueueInput) => {
        if (body) queueCalls.push(body);
        if (!failure || failure.hasWorked) {
          delaySeconds = body?.delaySeconds ?? 30;
          const sendAt = new Date(Date.now() + delaySeconds * 1000).toISOString();
          const refused = new Set(refusals.map(({ candidateId }) => candidateId));
          for (const id of body?.candidateIds ?? []) {
            const known = entries.get(id)?.state;
            const isOpen = known === undefined || known === 'failed' || known === 'stopped';
            if (isOpen && !refused.has(id)) put(id, { sendAt });
          }
        }
        fail();
        return { ...state(), refused: refusals };
      },
      stopRejections: (input: SomeInput) => {
        fail();
        for (const { candidateId } of waiting(input)) {
          put(candidateId, { state: 'stopped', reason: 'Stopped by mina@example.com.' });
        }
        return state();
      },
      sendRejectionsNow: (input: SomeInput) => {
        fail();
        for (const { candidateId } of waiting(input)) put(candidateId, { sendAt: now() });
        return state();
      },
    },
  };
}

/** No answer came: the connection is away. */
export const networkError = new ApiError({
  status: null,
  code: 'NETWORK_ERROR',
  message: 'Network error. Please check your internet connection and try again.',
});
