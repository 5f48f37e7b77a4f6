import { findMisfit, type Provided } from '@shortlist/host-api';
import { recordOf } from '../change-record.js';
import type { Visitor } from '../groups.js';
import { livesBefore } from '../lives-before.js';
import { standInOf, versionsInUse } from '../outages/outages.js';
import type { Registry, RemoteFacts, RemoteRecord, RemoteVersion } from '../registry.js';
import { versionsFor } from './choose-version.js';

/** Input of the choice of a version. */
export interface Choice {
  readonly remote: string;
  /** Null: a visitor without a session. */
  readonly user: Visitor | null;
  /** Packages and HostApi that the deployed shell offers. */
  readonly provided: Provided;
  /** Facts about the configured build; undefined where there is none, or they are unknown. */
  readonly configured: RemoteFacts | undefined;
}

/** Whether a build runs in a shell that has this; one that says nothing of it is taken to. */
export const fitsShell = (facts: RemoteFacts | undefined, provided: Provided) =>
  findMisfit(facts?.requires ?? {}, provided) === null;

/**
 * The version a visitor gets, or the user; null: what the deployment is configured with. Instead of one that does not fit the
 * shell it is what others get, the last live one that does, then what is configured. Where none fits it stays, and the shell
 * says what is wrong.
 */
export function chooseFitting(
  registry: Registry,
  { remote, user, provided, configured }: Choice,
): RemoteVersion | null {
  const { versions } = recordOf(registry, remote);
  const [wanted = null, ...others] = versionsFor(registry, remote, user).map(
    (name) => versions.find(({ version }) => version === name) ?? null,
  );
  if (!wanted || fitsShell(wanted.facts, provided)) return wanted;
  const fitting = others.find((other) =>
    other ? fitsShell(other.facts, provided) : configured && fitsShell(configured, provided),
  );
  return fitting === undefined ? wanted : fitting;
}

/** Every version that somebody gets, or would get if it could be had or fitted the shell. */
export function versionsGiven(record: RemoteRecord, provided: Provided): RemoteVersion[] {
  const find = (name: string) => record.versions.find(({ version }) => version === name);
  const fits = (name: string) => {
    const version = find(name);
    return version !== undefined && fitsShell(version.facts, provided);
  };
  const given = new Set(versionsInUse(record));
  // A person whose version does not fit gets the first of these that does.
  for (const name of [record.live, ...livesBefore(record)]) {
    if (name === null) break;
    if (!fits(name)) continue;
    const standIn = standInOf(record, name);
    given.add(name);
    if (standIn === null) break;
    given.add(standIn);
    if (fits(standIn)) break;
  }
  return record.versions.filter(({ version }) => given.has(version));
}
