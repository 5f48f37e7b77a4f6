import { exportData } from '@shortlist/contracts/http/gateway';
import type { HostApi } from '@shortlist/host-api';
import { workspaceHeaders } from '@shortlist/web-kit';

const networkText = 'Network error. Please check your internet connection and try again.';
const brokenText =
  'The export broke off before it was complete, so nothing was saved. Please try again.';
const signedOutText = 'You are signed out. Please sign in again, then export your data.';
const refusedText = 'Your data could not be exported. Please try again.';

/** Chunks are put together at this size: a browser keeps a large blob outside of the page's memory. */
const blobBytes = 8_000_000;

export interface Archive {
  readonly name: string;
  readonly blob: Blob;
}

export interface FetchArchiveOptions {
  readonly host: Pick<HostApi, 'config' | 'getAccessToken' | 'workspace'>;
  readonly signal: AbortSignal;
  /** Hears how many bytes have come. */
  readonly onProgress: (bytes: number) => void;
}

async function sentenceOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => null)) as { detail?: unknown } | null;
  return typeof body?.detail === 'string' ? body.detail : refusedText;
}

async function collect(
  answer: Response,
  onProgress: FetchArchiveOptions['onProgress'],
): Promise<Blob> {
  const parts: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let waiting = 0;
  let all = 0;
  const reader = answer.body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) break;
    chunks.push(next.value);
    waiting += next.value.length;
    all += next.value.length;
    onProgress(all);
    if (waiting < blobBytes) continue;
    parts.push(new Blob(chunks));
    chunks = [];
    waiting = 0;
  }
  return new Blob([...parts, ...chunks], { type: exportData.file });
}

/** Fetches the archive of all data. Throws an error whose message is for a person, or the signal's reason. */
export async function fetchArchive({
  host,
  signal,
  onProgress,
}: FetchArchiveOptions): Promise<Archive> {
  const token = await host.getAccessToken();
  if (token === null) throw new Error(signedOutText);
  const answer = await fetch(`${host.config.apiBaseUrl}${exportData.path}`, {
    method: exportData.method,
    headers: { authorization: `Bearer ${token}`, ...workspaceHeaders(host) },
    signal,
  }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new Error(networkText, { cause });
  });
  if (answer.status === 401) throw new Error(signedOutText);
  if (!answer.ok) throw new Error(await sentenceOf(answer));
  const named = /filename="([\w.-]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  try {
    return { name: named ?? 'shortlist-data.zip', blob: await collect(answer, onProgress) };
  } catch (cause) {
    signal.throwIfAborted();
    throw new Error(brokenText, { cause });
  }
}
