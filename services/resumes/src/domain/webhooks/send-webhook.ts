import type { IncomingMessage } from 'node:http';
import { PrivateAddressError, type ResolveName, sendRequest } from '@shortlist/service-kit';

/** Outcome of one try. */
export interface Sent {
  /** Status of the answer; null where there was none. */
  readonly status: number | null;
  /** The beginning of its answer. */
  readonly start: string;
  /** Why it failed, as a sentence; null when it was taken. */
  readonly problem: string | null;
}

export interface SendWebhookInput {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Addresses inside private networks are allowed for this webhook. */
  readonly allowsPrivate: boolean;
  /** Ends the try, as this process stops. */
  readonly stopping: AbortSignal;
  /** Default: the system's resolver. */
  readonly resolve?: ResolveName;
}

const timeoutMs = 15_000;
const maxRead = 2048;
const shownCharacters = 300;
const PRIVATE = 'Its name leads into a private network, where we send nothing.';

function describeError(error: unknown): string {
  if (error instanceof PrivateAddressError) return PRIVATE;
  const { code, name } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError') return `It did not answer within ${timeoutMs / 1000} seconds.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Its name could not be found.';
  if (code?.includes('CERT') || code?.includes('TLS') || code?.includes('SSL'))
    return `Its certificate was not accepted (${code}).`;
  return `No connection could be made${code === undefined ? '' : ` (${code})`}.`;
}

function describeStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400)
    return `It answered ${status}. Redirects are not followed: please name the address itself.`;
  return `It answered ${status}.`;
}

/** The first bytes of an answer as text; the rest is not read. */
async function readStart(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxRead) break;
  }
  const text = Buffer.concat(chunks).subarray(0, maxRead).toString('utf8');
  return text.replaceAll(/[\p{Cc}\ufffd]+/gu, ' ').slice(0, shownCharacters);
}

/** Posts to an address once. Follows no redirect and never throws: what went wrong is said in the answer. */
export async function sendWebhook(input: SendWebhookInput): Promise<Sent> {
  const { stopping, ...request } = input;
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
  try {
    const answer = await sendRequest({ ...request, method: 'POST', signal });
    const status = answer.statusCode ?? 0;
    const start = await readStart(answer).catch(() => '');
    answer.destroy();
    return { status, start, problem: describeStatus(status) };
  } catch (error) {
    const reason: unknown = signal.aborted ? signal.reason : error;
    return { status: null, start: '', problem: describeError(reason) };
  }
}
