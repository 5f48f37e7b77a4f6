import { parseArgs } from 'node:util';
import { options } from './options.js';

/** The gateway to ask in place of the registry itself. */
export interface Through {
  /** Its address. */
  readonly gateway: string;
  /** File with the token; without it the token stands in REMOTES_TOKEN. */
  readonly tokenFile: string | undefined;
}

/** Null: the registry itself. Throws a sentence for an address that is none. */
export function readThrough(words: readonly string[]): Through | null {
  const { values } = parseArgs({ args: [...words], allowPositionals: true, options });
  const { gateway, 'token-file': tokenFile } = values;
  if (gateway === undefined) {
    if (tokenFile === undefined) return null;
    throw new Error('--token-file goes with --gateway only.');
  }
  const url = URL.canParse(gateway) ? new URL(gateway) : null;
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url?.hostname ?? '');
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isHere)) {
    throw new Error(
      `${gateway} is no address to send a token to: say --gateway https://shortlist.example, or http://localhost and its port.`,
    );
  }
  return { gateway: url.origin, tokenFile };
}
