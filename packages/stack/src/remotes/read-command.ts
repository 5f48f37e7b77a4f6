import { parseArgs } from 'node:util';
import { type RemoteName,remoteName } from '@shortlist/contracts/runtime-config';

export type Command =
  | { readonly action: 'help' }
  | {
      readonly action: 'list';
      readonly remote: RemoteName | undefined;
      readonly json: boolean;
    }
  | {
      readonly action: 'publish';
      readonly remote: RemoteName;
      readonly url: string;
      readonly live: boolean;
    }
  | { readonly action: 'live'; readonly remote: RemoteName; readonly version: string }
  | {
      readonly action: 'canary';
      readonly remote: RemoteName;
      readonly version: string;
      readonly percent: number;
    }
  | { readonly action: 'rollback'; readonly remote: RemoteName };

const nothingDone = 'Nothing was changed.';

/** What the command line asks for, or a sentence that says what is wrong with it. */
export function readCommand(words: readonly string[]): Command | string {
  try {
    return understand(words);
  } catch (error) {
    // From parseArgs: it names the unknown option.
    return (error as Error).message;
  }
}

function understand(words: readonly string[]): Command | string {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      live: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { live, json, help } = values;
  if (help) return { action: 'help' };
  const [action, name, word, share, ...more] = positionals;
  if (json && action !== 'list') return '--json is for list only.';
  if (live && action !== 'publish') return '--live is for publish only.';
  const remote = remoteName.safeParse(name).data;
  const given = positionals.length - 2;
  const isTooMany = (wanted: number) => more.length > 0 || given > wanted;
  const tooMany = `That is one word too many. ${nothingDone}`;
  if (action === 'list') {
    if (name !== undefined && !remote) return unknownRemote(name);
    return isTooMany(0) ? tooMany : { action, remote, json };
  }
  if (action !== 'publish' && action !== 'live' && action !== 'canary' && action !== 'rollback')
    return 'Say what to do: list, publish, live, canary or rollback.';
  if (!remote) return unknownRemote(name);
  if (action === 'rollback') return isTooMany(0) ? tooMany : { action, remote };
  if (action === 'publish') {
    if (isTooMany(1)) return tooMany;
    if (!word || !/^https?:$/.test(URL.canParse(word) ? new URL(word).protocol : ''))
      return `Say where its mf-manifest.json lies: a full http or https address. ${nothingDone}`;
    return { action, remote, url: new URL(word).href, live };
  }
  if (!word) return `Say which version. To see them: npm run remotes -- list ${remote}`;
  if (action === 'live') return isTooMany(1) ? tooMany : { action, remote, version: word };
  if (isTooMany(2)) return tooMany;
  const percent = /^\d{1,3}(\.\d{1,2})?%?$/.test(share ?? '') ? Number.parseFloat(share ?? '') : -1;
  if (percent < 0 || percent > 100)
    return `Say what share of the users gets it, from 0 to 100 percent. ${nothingDone}`;
  return { action, remote, version: word, percent };
}

const unknownRemote = (name: string | undefined) =>
  `${name === undefined ? 'Say which remote' : `${JSON.stringify(name)} is no name of a remote: small letters and digits`}. ${nothingDone}`;
