import type { ParseArgsConfig } from 'node:util';

/** The options of the command, as parseArgs takes them. */
export const options = {
  live: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  owner: { type: 'string' },
  contact: { type: 'string' },
  origin: { type: 'string', multiple: true },
  name: { type: 'string' },
  days: { type: 'string' },
  add: { type: 'string', multiple: true },
  remove: { type: 'string', multiple: true },
  gateway: { type: 'string' },
  'token-file': { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

export interface Flags {
  readonly live: boolean;
  readonly json: boolean;
  readonly owner?: string | undefined;
  readonly contact?: string | undefined;
  readonly origin?: readonly string[] | undefined;
  readonly name?: string | undefined;
  readonly days?: string | undefined;
  readonly add?: readonly string[] | undefined;
  readonly remove?: readonly string[] | undefined;
}

/** Action that each option belongs to. */
const actionOf: Readonly<Record<keyof Flags, string>> = {
  live: 'publish',
  json: 'list',
  owner: 'team',
  contact: 'team',
  origin: 'team',
  name: 'token',
  days: 'token',
  add: 'group',
  remove: 'group',
};

/** A sentence for an option that is not for this action; null when all are. */
export function refuseFlags(action: string, flags: Flags): string | null {
  for (const [flag, wanted] of Object.entries(actionOf)) {
    const value = flags[flag as keyof Flags];
    if (value !== undefined && value !== false && action !== wanted)
      return `--${flag} is for ${wanted} only.`;
  }
  return null;
}
