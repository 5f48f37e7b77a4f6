import type { Operation } from '@shortlist/contracts/operation';
import type { CallInput } from '@shortlist/host-api';
import { ApiError, cancelled } from './api-error.js';
import { type AskedAs, consumeFirstAnswer } from './first-answers.js';
import { loadTransport } from './load-transport.js';

/**
 * Makes the call of one operation and parses its answer, which the html may have asked for already. Throws ApiError, or the
 * signal's AbortError.
 */
export async function makeCall<Op extends Operation>(
  baseUrl: string,
  operation: Op,
  input: CallInput<Op>,
  asked: AskedAs,
): Promise<unknown> {
  const url = baseUrl + fillPath(operation.path, input.params);
  const first = isPlain(operation, input) ? await consumeFirstAnswer(url, asked) : undefined;
  if (input.signal?.aborted) throw cancelled();
  const data = first ?? (await (await loadTransport()).sendRequest(url, operation, input, asked));
  const parsed = operation.response.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new ApiError({
    status: null,
    code: 'UNKNOWN_ERROR',
    message: 'The server gave an answer this page does not understand. Please reload the page.',
    cause: parsed.error,
  });
}

/** Whether its address says all that is asked. */
function isPlain<Op extends Operation>(operation: Op, { query }: CallInput<Op>): boolean {
  return (
    operation.method === 'GET' && Object.values(query ?? {}).every((value) => value === undefined)
  );
}

function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? '')),
  );
}
