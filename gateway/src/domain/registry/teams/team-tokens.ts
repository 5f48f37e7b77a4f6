import { createHash, randomBytes } from 'node:crypto';
import { type Change, changeRecord, recordOf } from '../change-record.js';
import type { Registry } from '../registry.js';
import { RegistryError } from '../registry-error.js';
import type { TeamToken } from './team.js';

/** Prefix of every team's token, so that scanners for leaked secrets find it. */
const teamTokenPrefix = 'shortlist_team_';

const dayMs = 24 * 60 * 60 * 1000;
/** How long a token that has ended is still listed. */
const rememberMs = 30 * dayMs;
const maxUsable = 10;
/** A remote's listed tokens, ended ones too; the oldest of those go first. */
const maxListed = 50;
const endingLength = 4;

/** It needs no salt: 32 random bytes can't be guessed. */
export const hashTeamToken = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** A secret for a new token, which is to be shown once. */
export const createTeamSecret = (): string =>
  teamTokenPrefix + randomBytes(32).toString('base64url');

const endOf = ({ expiresAt, revokedAt }: TeamToken): number =>
  Math.min(...[expiresAt, revokedAt].map((at) => (at === null ? Infinity : Date.parse(at))));

/** Whether a token counts at a time. */
const isUsable = (token: TeamToken, now: Date): boolean => endOf(token) > now.getTime();

export interface NewTeamToken {
  /** Null: the first of ci, ci-2 and so on that is free. */
  readonly name: string | null;
  readonly secret: string;
  /** Null: it ends when it is revoked. */
  readonly days: number | null;
}

/** Adds a token for the team of a remote. Throws a sentence: it needs an owner and origins, and a name of its own. */
export function addTeamToken(
  registry: Registry,
  remote: string,
  { name: wanted, secret, days }: NewTeamToken,
  change: Change,
): Registry {
  const { owner, origins, tokens } = recordOf(registry, remote);
  if (!owner || origins.length === 0) {
    throw new RegistryError(
      'TeamMissing',
      `A token is for a team and its origins, and ${remote} has none yet: npm run remotes -- team ${remote} --owner … --contact … --origin …`,
    );
  }
  const usable = tokens.filter((token) => isUsable(token, change.at));
  if (usable.length >= maxUsable) {
    throw new RegistryError(
      'TooMany',
      `${remote} has ${maxUsable} tokens already. Please revoke one that is not used any more.`,
    );
  }
  const taken = new Set(usable.map((token) => token.name));
  const name = wanted ?? freeName(taken);
  if (taken.has(name)) {
    throw new RegistryError(
      'NameTaken',
      `${remote} has a token named ${name}. Please choose another name, or revoke that one first.`,
    );
  }
  const token: TeamToken = {
    name,
    hash: hashTeamToken(secret),
    ending: secret.slice(-endingLength),
    createdAt: change.at.toISOString(),
    createdBy: change.by,
    expiresAt: days === null ? null : new Date(change.at.getTime() + days * dayMs).toISOString(),
    revokedAt: null,
  };
  const kept = tokens.filter((each) => endOf(each) + rememberMs > change.at.getTime());
  const ended = kept.filter((each) => !isUsable(each, change.at)).slice(maxUsable - maxListed);
  const listed = [...kept.filter((each) => usable.includes(each) || ended.includes(each)), token];
  return changeRecord(
    registry,
    remote,
    change,
    { tokens: listed },
    { did: 'token', version: null, detail: name },
  );
}

function freeName(taken: ReadonlySet<string>): string {
  let name = 'ci';
  for (let count = 2; taken.has(name); count += 1) name = `ci-${count}`;
  return name;
}

/** Ends a token at once. Throws a sentence when none that can be used has the name. */
export function revokeTeamToken(
  registry: Registry,
  remote: string,
  name: string,
  change: Change,
): Registry {
  const { tokens } = recordOf(registry, remote);
  const found = tokens.find((token) => token.name === name && isUsable(token, change.at));
  if (!found) {
    throw new RegistryError(
      'TokenRefused',
      `${remote} has no token ${name} that can be used. To see them: npm run remotes -- list ${remote}`,
    );
  }
  const revoked = { ...found, revokedAt: change.at.toISOString() };
  return changeRecord(
    registry,
    remote,
    change,
    { tokens: tokens.map((token) => (token === found ? revoked : token)) },
    { did: 'revoke', version: null, detail: name },
  );
}

/** Remote and token that a secret belongs to; null when no usable token has it. */
export function findTeamToken(
  registry: Registry,
  secret: string,
  now: Date,
): { readonly remote: string; readonly token: TeamToken } | null {
  // By hash: how long a comparison takes says nothing of the secret.
  const hash = hashTeamToken(secret);
  for (const [remote, { tokens }] of Object.entries(registry.remotes)) {
    const token = tokens.find((each) => each.hash === hash && isUsable(each, now));
    if (token) return { remote, token };
  }
  return null;
}
