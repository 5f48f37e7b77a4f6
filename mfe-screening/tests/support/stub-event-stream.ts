import { ReadableStream } from 'node:stream/web';
import type { JobProgress } from '@shortlist/contracts/job';

export interface FetchStub {
  readonly requests: { readonly url: string; readonly authorization: string | null }[];
  readonly restore: () => void;
}

function stubFetch(answer: () => unknown): FetchStub {
  const requests: { url: string; authorization: string | null }[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = ((url: string, init?: { headers?: Record<string, string> }) => {
    requests.push({ url, authorization: init?.headers?.['authorization'] ?? null });
    return Promise.resolve(answer());
  }) as typeof fetch;
  return {
    requests,
    restore: () => {
      globalThis.fetch = original;
    },
  };
}

/** `fetch` answers with an event stream of these events, and its end unless `open`; a string stands as it is. */
export function stubEventStream(
  events: readonly (JobProgress | string)[],
  { open = false } = {},
): FetchStub {
  const bytes = events.map((event) => {
    const data = typeof event === 'string' ? event : JSON.stringify(event);
    return new TextEncoder().encode(`data: ${data}\n\n`);
  });
  return stubFetch(() => ({
    ok: true,
    body: new ReadableStream({
      start(controller) {
        for (const chunk of bytes) controller.enqueue(chunk);
        if (!open) controller.close();
      },
    }),
  }));
}

/** `fetch` finds nothing there, as behind a proxy that cannot stream. */
export function stubNoStream(status = 502): FetchStub {
  return stubFetch(() => ({ ok: false, status, body: null }));
}
