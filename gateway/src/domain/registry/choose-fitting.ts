import { findMisfit, type Provided } from '@shortlist/contracts/requirements';
import { chooseVersion } from './choose-version.js';
import type { RemoteFacts, RemoteRecord, RemoteVersion } from './registry.js';

/** What a version is chosen by, beside the user. */
export interface Choice {
  readonly remote: string;
  readonly userId: string | null;
  /** What the deployed shell has. */
  readonly provided: Provided;
  /** What the build says that the deployment is configured with; undefined where there is none, or it is not known. */
  readonly configured: RemoteFacts | undefined;
}

/**
 * The version a visitor gets, or the user; null: what the deployment is configured with. Instead of one that does not fit the
 * shell it is the last live one that does, then what is configured. Where none fits it stays, and the shell says what is wrong.
 */
export function chooseFitting(
  record: RemoteRecord,
  { remote, userId, provided, configured }: Choice,
): RemoteVersion | null {
  const fits = (facts: RemoteFacts | undefined) =>
    findMisfit(facts?.requires ?? {}, provided) === null;
  const wanted = chooseVersion(record, remote, userId);
  if (!wanted || fits(wanted.facts)) return wanted;
  const live = [...record.history.filter(({ did }) => did === 'live')].reverse();
  const before = live
    .map((entry) => record.versions.find(({ version }) => version === entry.version))
    .find((version) => version !== undefined && version !== wanted && fits(version.facts));
  if (before) return before;
  return configured && fits(configured) ? null : wanted;
}
