import { addressOfHost, isPublicAddress, lookupPublic } from '@shortlist/service-kit';
import { Agent, fetch, type Response } from 'undici';
import { RegistryError } from '../registry-error.js';

export interface OpenFetcherOptions {
  /** Whether addresses inside private networks may be asked, and http. */
  readonly allowsPrivate: boolean;
  /** Ends everything that is still being read. */
  readonly signal: AbortSignal;
}

/** Reads files of a build from a team's server, within limits. */
export interface BuildFetcher {
  /** The file piece by piece. Rejects with a sentence when it can't be had, or has more than `maxBytes`. */
  read(url: string, maxBytes: number): AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
}

const refused = (url: string, why: string, cause?: unknown) =>
  new RegistryError('BuildRefused', `${url} ${why}.`, cause);

export function openFetcher({ allowsPrivate, signal }: OpenFetcherOptions): BuildFetcher {
  const agent = new Agent(allowsPrivate ? {} : { connect: { lookup: lookupPublic() } });

  async function ask(url: string): Promise<Response> {
    if (!URL.canParse(url)) throw refused(url, 'is no full address, and can not be reached');
    const { protocol, hostname } = new URL(url);
    // Of an answer that comes from no server, undici ends the process when the time is up.
    if (!/^https?:$/.test(protocol)) throw refused(url, 'is no address of a server');
    const literal = addressOfHost(hostname);
    if (!allowsPrivate && (protocol !== 'https:' || (literal && !isPublicAddress(literal))))
      throw refused(url, 'is no https address of the public internet');
    try {
      // A redirect would lead out of the origins that were allowed.
      return await fetch(url, { redirect: 'manual', signal, dispatcher: agent });
    } catch (error) {
      throw refused(url, signal.aborted ? 'was not read in time' : 'can not be reached', error);
    }
  }

  return {
    async *read(url, maxBytes) {
      const answer = await ask(url);
      if (answer.status >= 300 && answer.status < 400)
        throw refused(url, 'redirects, which is not followed: name the address itself');
      if (!answer.ok) throw refused(url, `was answered with status ${answer.status}`);
      // A browser takes a remote's scripts from another origin only so.
      if (!answer.headers.has('access-control-allow-origin'))
        throw refused(
          url,
          'does not say Access-Control-Allow-Origin, so no page of Shortlist may read it',
        );
      let size = 0;
      try {
        for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
          size += chunk.length;
          if (size > maxBytes) throw refused(url, `is larger than ${maxBytes} bytes`);
          yield chunk;
        }
      } catch (error) {
        if (error instanceof RegistryError) throw error;
        throw refused(url, signal.aborted ? 'was not read in time' : 'broke off', error);
      }
    },
    close: () => agent.destroy(),
  };
}
