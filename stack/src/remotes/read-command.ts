import { parseArgs } from 'node:util';
import { type RemoteName, remoteName } from '@shortlist/contracts/front-ends/runtime-config';
import { type Flags, options, refuseFlags } from './options.js';
import { readThrough } from './through.js';

interface Of<Action extends string> {
  readonly action: Action;
  readonly remote: RemoteName;
}

export type Command =
  | { readonly action: 'help' }
  | {
      readonly action: 'list';
      readonly remote: RemoteName | undefined;
      readonly json: boolean;
    }
  | (Of<'publish'> & { readonly url: string; readonly live: boolean })
  | (Of<'live'> & { readonly version: string })
  | (Of<'canary'> & { readonly version: string; readonly percent: number })
  | Of<'rollback'>
  | (Of<'team'> & {
      readonly owner: string | undefined;
      readonly contact: string | undefined;
      readonly origins: readonly string[] | undefined;
    })
  | (Of<'token'> & { readonly name: string | null; readonly days: number | null })
  | (Of<'revoke'> & { readonly name: string })
  | (Of<'give'> & { readonly version: string; readonly group: string })
  | (Of<'take'> & { readonly group: string })
  | {
      readonly action: 'group';
      readonly group: string;
      readonly add: readonly string[];
      readonly remove: readonly string[];
    };

const actions = [
  'list',
  'publish',
  'live',
  'canary',
  'rollback',
  'team',
  'token',
  'revoke',
  'group',
  'give',
  'take',
] as const;
type Action = (typeof actions)[number];

/** Actions that a gateway does for a token; the others are done at the registry itself. */
const byHttp: readonly Action[] = ['list', 'publish', 'live', 'canary', 'rollback'];

/** How many words follow the remote's name at most. */
const wordsAfterRemote: Readonly<Record<Action, number>> = {
  list: 0,
  publish: 1,
  live: 1,
  canary: 2,
  rollback: 0,
  team: 0,
  token: 0,
  revoke: 1,
  group: 0,
  give: 2,
  take: 1,
};

const nothingDone = 'Nothing was changed.';

/** Reads the command from the command line, or a sentence about its problem. */
export function readCommand(words: readonly string[]): Command | string {
  try {
    readThrough(words);
    return understand(words);
  } catch (error) {
    // The message of parseArgs names the unknown option.
    return (error as Error).message;
  }
}

function understand(words: readonly string[]): Command | string {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options,
  });
  if (values.help) return { action: 'help' };
  const [word, name, ...more] = positionals;
  const action = actions.find((known) => known === word);
  if (!action) return `Say what to do: ${actions.slice(0, -1).join(', ')} or ${actions.at(-1)}.`;
  const misplaced = refuseFlags(action, values);
  if (misplaced !== null) return misplaced;
  if (values.gateway !== undefined && !byHttp.includes(action))
    return `${action} works on the registry itself, without --gateway: an operator does that. ${nothingDone}`;
  if (action === 'group') return readGroup(name, more, values);
  const remote = remoteName.safeParse(name).data;
  if (!remote && (action !== 'list' || name !== undefined || values.gateway !== undefined))
    return unknownRemote(name);
  if (more.length > wordsAfterRemote[action]) return `That is one word too many. ${nothingDone}`;
  if (action === 'list' || !remote) return { action: 'list', remote, json: values.json };
  return readWords(action, remote, more, values);
}

function readWords(
  action: Exclude<Action, 'list' | 'group'>,
  remote: RemoteName,
  [word, share]: readonly string[],
  { live, owner, contact, origin: origins, name, days }: Flags,
): Command | string {
  switch (action) {
    case 'rollback':
      return { action, remote };
    case 'publish':
      if (!word || !/^https?:$/.test(URL.canParse(word) ? new URL(word).protocol : ''))
        return `Name the address of its mf-manifest.json: a full http or https address. ${nothingDone}`;
      return { action, remote, url: new URL(word).href, live };
    case 'team':
      return { action, remote, owner, contact, origins };
    case 'token':
      if (days !== undefined && !/^[1-9]\d{0,3}$/.test(days))
        return `Say after how many days it ends, from 1 to 9999. ${nothingDone}`;
      if (name !== undefined && !/^[\w.-]{1,60}$/.test(name))
        return `Name it in at most 60 letters, digits, dots, dashes and underscores. ${nothingDone}`;
      return { action, remote, name: name ?? null, days: days === undefined ? null : Number(days) };
    case 'revoke':
      if (!word) return `Say which token. To see them: npm run remotes -- list ${remote}`;
      return { action, remote, name: word };
    case 'take':
      if (!word) return `Say which group. To see them: npm run remotes -- list ${remote}`;
      return { action, remote, group: word };
    case 'give':
      if (!word) return whichVersion(remote);
      if (!share) return `Say to which group. ${nothingDone}`;
      return { action, remote, version: word, group: share };
    case 'live':
      if (!word) return whichVersion(remote);
      return { action, remote, version: word };
    case 'canary': {
      if (!word) return whichVersion(remote);
      const percent = readShare(share);
      if (percent === null)
        return `Say what share of the users gets it, from 0 to 100 percent. ${nothingDone}`;
      return { action, remote, version: word, percent };
    }
  }
}

function readGroup(
  group: string | undefined,
  more: readonly string[],
  { add = [], remove = [] }: Flags,
): Command | string {
  if (more.length > 0) return `That is one word too many. ${nothingDone}`;
  if (!group || !/^[\w.-]{1,60}$/.test(group))
    return `Say the name of the group, in at most 60 letters, digits, dots, dashes and underscores. ${nothingDone}`;
  if (add.length + remove.length === 0)
    return `Say who comes or goes: --add or --remove with a user id or an email address. ${nothingDone}`;
  return { action: 'group', group, add, remove };
}

function readShare(text = ''): number | null {
  const percent = /^\d{1,3}(\.\d{1,2})?%?$/.test(text) ? Number.parseFloat(text) : -1;
  return percent < 0 || percent > 100 ? null : percent;
}

const whichVersion = (remote: string) =>
  `Say which version. To see them: npm run remotes -- list ${remote}`;

const unknownRemote = (name: string | undefined) =>
  `${name === undefined ? 'Say which remote' : `${JSON.stringify(name)} is no name of a remote: small letters and digits`}. ${nothingDone}`;
