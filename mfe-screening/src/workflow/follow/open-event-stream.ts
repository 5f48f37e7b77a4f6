import type { HostApi } from '@shortlist/host-api';
import { workspaceHeaders } from '@shortlist/web-kit';

export interface OpenEventStreamOptions {
  readonly host: Pick<HostApi, 'config' | 'getAccessToken' | 'workspace'>;
  /** Below the address of the API. */
  readonly path: string;
  readonly signal: AbortSignal;
}

/** Asks for a stream of events as the user in the page's workspace. Throws what `fetch` does. */
export async function openEventStream({
  host,
  path,
  signal,
}: OpenEventStreamOptions): Promise<Response> {
  const token = await host.getAccessToken();
  return fetch(`${host.config.apiBaseUrl}${path}`, {
    headers: {
      accept: 'text/event-stream',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...workspaceHeaders(host),
    },
    signal,
  });
}
