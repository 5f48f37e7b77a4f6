import { emptyRecord, type HistoryEntry, type Registry, type RemoteRecord } from './registry.js';

/** Actions on a remote. */
export type Did =
  | 'publish'
  | 'live'
  | 'canary'
  | 'give'
  | 'take'
  | 'rollback'
  | 'team'
  | 'token'
  | 'revoke'
  | 'away'
  | 'back'
  | 'told'
  | 'untold';

/** Author and time of a change of the registry. */
export interface Change {
  readonly by: string;
  readonly at: Date;
}

/** Entries of a history that are kept: enough to roll back by, and to see who did what. */
export const keptHistory = 500;

interface Entry
  extends Pick<HistoryEntry, 'version'>, Partial<Pick<HistoryEntry, 'percent' | 'detail'>> {
  readonly did: Did;
}

/** The registry with some parts of a remote's record changed, and with a line in its history that says so. */
export function changeRecord(
  registry: Registry,
  name: string,
  change: Change,
  parts: Partial<Omit<RemoteRecord, 'history'>>,
  entry: Entry,
): Registry {
  const record = recordOf(registry, name);
  const at = change.at.toISOString();
  const line = { percent: null, detail: null, ...entry, at, by: change.by };
  const history = [...record.history, line].slice(-keptHistory);
  return {
    ...registry,
    revision: registry.revision + 1,
    remotes: { ...registry.remotes, [name]: { ...record, ...parts, history } },
  };
}

/** Record of a remote. */
export function recordOf(registry: Registry, name: string): RemoteRecord {
  return Object.hasOwn(registry.remotes, name)
    ? (registry.remotes[name] ?? emptyRecord)
    : emptyRecord;
}
